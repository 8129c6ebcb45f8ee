/**
 * Returns a script that stands in for the captcha provider's. It puts `capInit`, `capRefresh` and `capDestroy` on
 * `window`, shows a box of the provider's size (300 by 230 px), and passes a ticket to the callback when the visitor
 * clicks. The script uses only syntax that every supported browser understands. It creates DOM nodes one by one because
 * pages may require Trusted Types, and sets styles through the CSSOM because pages may forbid inline styles (M-cap-03).
 */
export function captchaScript(tickets: readonly string[]): string {
  return `(function (tickets) {
  'use strict';
  var texts = {
    '1033': { lang: 'en', title: 'Are you human?', label: 'Click to verify', passed: 'Passed', used: 'Please reload' },
    '2052': { lang: 'zh-CN', title: '请完成验证', label: '点击完成验证', passed: '已通过', used: '请重新加载' }
  };
  var host = null;
  var settings = {};
  var round = 0;

  function node(name, styles, text) {
    var element = document.createElement(name);
    for (var key in styles) if (Object.prototype.hasOwnProperty.call(styles, key)) element.style[key] = styles[key];
    if (text) element.textContent = text;
    return element;
  }

  function piece(left, top, color) {
    return node('div', {
      position: 'absolute', left: left + 'px', top: top + 'px', width: '44px', height: '44px',
      backgroundColor: color, borderRadius: '8px', boxShadow: '0 0 0 2px #ffffff'
    });
  }

  function puzzleImage(theme) {
    var box = node('div', {
      position: 'relative', height: '121px', marginBottom: '12px', overflow: 'hidden',
      backgroundColor: '#d4e9e2', borderRadius: '6px'
    });
    box.setAttribute('aria-hidden', 'true');
    var hill = node('div', {
      position: 'absolute', left: '-20px', right: '40px', bottom: '-79px', height: '130px',
      backgroundColor: '#a8d0c2', borderRadius: '50%'
    });
    box.appendChild(hill);
    box.appendChild(piece(150 + (round * 37) % 80, 42, '#7fae9d'));
    box.appendChild(piece(18, 42, theme));
    return box;
  }

  function draw() {
    while (host.firstChild) host.removeChild(host.firstChild);
    var labels = texts[settings.lang] || texts['2052'];
    var theme = '#' + (/^[0-9a-f]{6}$/i.test(settings.themeColor) ? settings.themeColor : '00A862');
    var ticket = tickets.shift();
    var box = node('div', {
      boxSizing: 'border-box', width: '300px', maxWidth: '100%', minHeight: '230px', padding: '12px',
      border: '1px solid #c8c8c8', borderTop: '4px solid ' + theme, borderRadius: '6px',
      backgroundColor: '#ffffff', color: '#1e1e1e', fontFamily: 'sans-serif', fontSize: '14px', lineHeight: '20px'
    });
    box.setAttribute('lang', labels.lang);
    box.appendChild(node('div', { marginBottom: '8px' }, labels.title));
    box.appendChild(puzzleImage(theme));
    var button = node('button', {
      display: 'block', boxSizing: 'border-box', width: '100%', minHeight: '40px', padding: '0 12px',
      border: '2px solid ' + theme, borderRadius: '20px', backgroundColor: '#ffffff', color: '#1e1e1e',
      fontFamily: 'inherit', fontSize: '16px', cursor: 'pointer'
    }, ticket ? labels.label : labels.used);
    button.type = 'button';
    button.disabled = !ticket;
    button.onclick = function () {
      if (!ticket) return;
      var passed = ticket;
      ticket = undefined;
      button.textContent = labels.passed;
      button.style.backgroundColor = '#d4e9e2';
      if (typeof settings.callback === 'function') settings.callback({ ret: 0, ticket: passed });
    };
    box.appendChild(button);
    host.appendChild(box);
    round += 1;
  }

  window.capInit = function (element, options) {
    host = element;
    settings = options || {};
    draw();
  };
  window.capRefresh = function () {
    if (host) draw();
  };
  window.capDestroy = function () {
    if (!host) return;
    while (host.firstChild) host.removeChild(host.firstChild);
    host = null;
  };
})(${JSON.stringify(tickets)});
`;
}
