/* The QA panel of the demo site: faults, sent messages, sessions, QR sign-in and the states of the widgets. */
(() => {
  const isEnglish = document.documentElement.lang === 'en';
  const pick = (zh, en) => (isEnglish ? en : zh);
  const services = (() => {
    try {
      return JSON.parse(document.getElementById('widgets-config').textContent).services.public;
    } catch {
      return window.location.origin;
    }
  })();

  const texts = {
    panel: pick('QA 面板', 'QA panel'),
    scenarios: pick('场景', 'Scenarios'),
    scenario: pick('场景名称', 'Scenario'),
    setScenario: pick('设置场景', 'Set the scenario'),
    gallery: pick('组件陈列', 'Gallery of all states'),
    faults: pick('故障', 'Faults'),
    call: pick('接口', 'Call'),
    everyCall: pick('所有接口', 'Every call'),
    fault: pick('故障类型', 'Fault'),
    code: pick('错误码（仅用于 code）', 'Code (for the fault code)'),
    times: pick('次数（留空为一直）', 'Times (empty: always)'),
    set: pick('设置', 'Set'),
    clear: pick('清除全部', 'Clear all'),
    remove: pick('移除', 'Remove'),
    noFault: pick('没有故障。', 'No fault is set.'),
    outbox: pick('已发送的短信和邮件', 'Sent messages'),
    refresh: pick('刷新', 'Refresh'),
    nothingSent: pick('还没有发送任何消息。', 'Nothing was sent yet.'),
    sessions: pick('服务上的会话', 'Sessions on the services'),
    noSessions: pick('没有会话。', 'There are no sessions.'),
    qr: pick('扫码登录：手机端操作', 'QR sign-in: what the phone does'),
    scan: pick('扫描', 'Scan'),
    confirm: pick('确认', 'Confirm'),
    expire: pick('使其过期', 'Let it expire'),
    done: pick('完成。', 'Done.'),
    mounts: pick('组件状态', 'Widgets on this page'),
    noMounts: pick('还没有组件。', 'No widgets yet.'),
    columns: pick(['名称', '状态', '毫秒', '错误'], ['Name', 'State', 'ms', 'Error']),
    page: pick('页面', 'Page'),
    otherLanguage: pick('English', '中文'),
    reset: pick('重置服务数据', 'Reset the services'),
    wasReset: pick('服务已恢复初始状态。', 'The services are as they were at first.'),
    unreachable: pick('无法连接模拟服务。', 'The stub services cannot be reached.'),
    badAddress: pick('地址中的故障无法设置：', 'The fault in the address could not be set: '),
    close: pick('关闭', 'Close'),
  };

  /** Creates an element with attributes, event listeners (functions) and children. */
  const createElement = (name, attributes, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes || {})) {
      if (typeof value === 'function') {
        element.addEventListener(key, value);
      } else if (value !== false && value !== undefined) {
        element.setAttribute(key, value === true ? '' : value);
      }
    }
    element.append(...children);
    return element;
  };

  const replaceChildren = (element, ...children) => {
    element.textContent = '';
    element.append(...children);
  };

  /** Sends a request to the stub services. Throws an error with a message for the user of the panel. */
  const callStub = async (method, path, body) => {
    let response;
    try {
      response = await fetch(services + path, {
        method,
        ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
    } catch {
      throw new Error(texts.unreachable);
    }
    const result = (await response.json().catch(() => null)) || {};
    const error = result.error || (response.ok ? null : { message: String(response.status) });
    if (error) {
      throw new Error(error.message);
    }
    return result;
  };

  let fieldCount = 0;
  const field = (label, control) => {
    fieldCount += 1;
    control.id = `qa-field-${fieldCount}`;
    return createElement('div', { class: 'qa-field' }, createElement('label', { for: control.id }, label), control);
  };

  const button = (label, onClick) =>
    createElement('button', { type: 'button', class: 'qa-button', click: onClick }, label);
  const section = (title, ...children) => createElement('section', {}, createElement('h3', {}, title), ...children);

  const message = createElement('p', { class: 'qa-message', role: 'status' });
  const showMessage = (text) => {
    message.textContent = text;
  };
  /** Returns a click handler that runs an action and shows its error, if any. */
  const runAction = (action) => () => {
    showMessage('');
    Promise.resolve()
      .then(action)
      .catch((error) => showMessage(error.message));
  };

  /** The fault in the address that could not be set, if any. */
  const problem = document.documentElement.getAttribute('data-qa-problem');
  let wasDragged = false;
  const badge = createElement('button', {
    type: 'button',
    class: 'qa-badge',
    'aria-expanded': 'false',
    'aria-controls': 'qa-panel',
  });
  /** Colours the badge if faults are set or cannot be set, and names them. */
  const showBadge = (problems) => {
    badge.classList.toggle('qa-badge-fault', problems.length > 0);
    badge.title = [texts.panel, ...problems].join('; ');
    badge.setAttribute('aria-label', badge.title);
  };
  const activeFaults = createElement('ul', { class: 'qa-list' });
  const scenario = createElement('select', {});
  const call = createElement('select', {});
  const fault = createElement('select', {});
  const code = createElement('input', { type: 'text', autocomplete: 'off' });
  const times = createElement('input', { type: 'number', min: '1', inputmode: 'numeric' });

  const addOptions = (select, names, getLabel) => {
    if (select.options.length === 0) {
      select.append(...names.map((name) => createElement('option', { value: name }, getLabel(name))));
    }
  };

  const showFaults = ({ faults, names, calls, scenarios }) => {
    addOptions(scenario, scenarios, (name) => name);
    addOptions(call, ['*', ...calls], (name) => (name === '*' ? texts.everyCall : name));
    addOptions(fault, names, (name) => name);
    const rows = faults.map((active) => {
      const details = [
        active.code !== undefined && `${active.code}`,
        active.times !== undefined && `× ${active.times}`,
      ];
      const text = `${active.call} → ${[active.fault, ...details.filter(Boolean)].join(' ')}`;
      const remove = button(
        texts.remove,
        runAction(() => setFault({ call: active.call, fault: 'none' })),
      );
      remove.setAttribute('aria-label', `${texts.remove}: ${text}`);
      return createElement('li', {}, createElement('span', {}, text), remove);
    });
    const problems = problem ? [texts.badAddress + problem] : [];
    replaceChildren(
      activeFaults,
      ...problems.map((text) => createElement('li', {}, text)),
      ...(rows.length === 0 ? [createElement('li', {}, texts.noFault)] : rows),
    );
    showBadge([...problems, ...faults.map((active) => `${active.call} → ${active.fault}`)]);
  };

  const loadFaults = async () => showFaults(await callStub('GET', '/__stub/faults'));
  const setFault = async (fault) => showFaults(await callStub('POST', '/__stub/faults', fault));
  const setSelectedFault = () =>
    setFault({
      call: call.value,
      fault: fault.value,
      ...(code.value === '' ? {} : { code: code.value }),
      ...(times.value === '' ? {} : { times: Number(times.value) }),
    });

  const outbox = createElement('ul', { class: 'qa-list' });
  const lastSent = 5;
  const loadOutbox = async () => {
    const entries = (await callStub('GET', '/__stub/outbox')).slice(-lastSent).reverse();
    const rows = entries.map((entry) =>
      createElement(
        'li',
        {},
        createElement('span', {}, `${new Date(entry.at).toLocaleTimeString()} ${entry.to} (${entry.template})`),
        entry.link
          ? createElement('a', { href: entry.link }, entry.link)
          : createElement('strong', {}, entry.code === undefined ? '' : String(entry.code)),
      ),
    );
    replaceChildren(outbox, ...(rows.length === 0 ? [createElement('li', {}, texts.nothingSent)] : rows));
  };

  const sessionList = createElement('p', {});
  const loadSessions = async () => {
    const { sessions = [] } = await callStub('GET', '/__stub/state');
    sessionList.textContent = sessions.length === 0 ? texts.noSessions : sessions.join(', ');
  };

  const simulatePhone = (action) =>
    runAction(async () => {
      await callStub('POST', '/__stub/qr', { action });
      showMessage(texts.done);
    });

  const mounts = createElement('div', {
    class: 'qa-scroll',
    tabindex: '0',
    role: 'region',
    'aria-label': texts.mounts,
  });
  const showMounts = () => {
    const rows = 'widgets' in window && 'status' in window.widgets ? window.widgets.status() : [];
    if (rows.length === 0) {
      replaceChildren(mounts, createElement('p', {}, texts.noMounts));
      return;
    }
    const cells = (row) => [row.name, row.state, row.ms === null ? '' : String(row.ms), row.error || ''];
    const header = createElement('tr', {}, ...texts.columns.map((name) => createElement('th', { scope: 'col' }, name)));
    const body = rows.map((row) => createElement('tr', {}, ...cells(row).map((cell) => createElement('td', {}, cell))));
    replaceChildren(
      mounts,
      createElement('table', {}, createElement('thead', {}, header), createElement('tbody', {}, ...body)),
    );
  };

  const refreshPanel = () => {
    showMounts();
    runAction(() => Promise.all([loadFaults(), loadOutbox(), loadSessions()]))();
  };

  const switchLanguage = () => {
    const link = document.getElementById('language');
    if (link) {
      link.click();
    }
  };

  const panel = createElement(
    'section',
    { class: 'qa-panel', id: 'qa-panel', 'aria-label': texts.panel, tabindex: '-1', hidden: true },
    createElement(
      'div',
      { class: 'qa-head' },
      createElement('h2', {}, texts.panel),
      button(texts.refresh, refreshPanel),
      button(texts.close, () => toggle(false)),
    ),
    message,
    section(
      texts.scenarios,
      field(texts.scenario, scenario),
      createElement(
        'div',
        { class: 'qa-buttons' },
        button(
          texts.setScenario,
          runAction(async () => showFaults(await callStub('POST', '/__stub/scenario', { name: scenario.value }))),
        ),
      ),
      createElement('p', {}, createElement('a', { href: isEnglish ? '/en/gallery' : '/gallery' }, texts.gallery)),
    ),
    section(
      texts.faults,
      activeFaults,
      field(texts.call, call),
      field(texts.fault, fault),
      createElement('div', { class: 'qa-pair' }, field(texts.code, code), field(texts.times, times)),
      createElement(
        'div',
        { class: 'qa-buttons' },
        button(texts.set, runAction(setSelectedFault)),
        button(
          texts.clear,
          runAction(async () => showFaults(await callStub('DELETE', '/__stub/faults'))),
        ),
      ),
    ),
    section(texts.outbox, outbox),
    section(texts.sessions, sessionList),
    section(
      texts.qr,
      createElement(
        'div',
        { class: 'qa-buttons' },
        button(texts.scan, simulatePhone('scan')),
        button(texts.confirm, simulatePhone('confirm')),
        button(texts.expire, simulatePhone('expire')),
      ),
    ),
    section(texts.mounts, mounts),
    section(
      texts.page,
      createElement(
        'div',
        { class: 'qa-buttons' },
        button(texts.otherLanguage, switchLanguage),
        button(
          texts.reset,
          runAction(async () => {
            await callStub('POST', '/__stub/reset');
            await Promise.all([loadFaults(), loadOutbox(), loadSessions()]);
            showMessage(texts.wasReset);
          }),
        ),
      ),
    ),
  );

  const toggle = (isOpen) => {
    panel.hidden = !isOpen;
    badge.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) {
      refreshPanel();
      panel.focus();
    } else {
      badge.focus();
    }
  };

  badge.addEventListener('click', () => {
    if (!wasDragged) {
      toggle(panel.hidden);
    }
  });
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      toggle(false);
    }
  });

  replaceChildren(badge, 'QA');
  showBadge([]);
  const root = createElement('div', { class: 'qa' }, badge, panel);
  document.body.append(root);

  /** The place of the badge: the side of the window, and its centre in percent of the height. The browser remembers it. */
  const placeKey = 'qa-badge';
  const place = { side: 'left', top: 70 };
  const movePlace = (change) => {
    Object.assign(place, change);
    place.top = Math.min(92, Math.max(8, Number(place.top) || 70));
    root.classList.toggle('qa-right', place.side === 'right');
    badge.style.setProperty('--qa-top', `${place.top}%`);
  };
  const savePlace = () => {
    try {
      localStorage.setItem(placeKey, JSON.stringify(place));
    } catch {
      // Without storage, the place lasts as long as the page.
    }
  };
  try {
    movePlace(JSON.parse(localStorage.getItem(placeKey)) || {});
  } catch {
    movePlace({});
  }

  badge.addEventListener('pointerdown', (event) => {
    wasDragged = false;
    badge.setPointerCapture(event.pointerId);
  });
  badge.addEventListener('pointermove', (event) => {
    if (!badge.hasPointerCapture(event.pointerId)) {
      return;
    }
    const { top, height } = badge.getBoundingClientRect();
    const isFar = Math.abs(event.clientY - top - height / 2) > height / 2 || Math.abs(event.movementX) > 4;
    wasDragged = wasDragged || isFar;
    if (wasDragged) {
      movePlace({
        side: event.clientX > window.innerWidth / 2 ? 'right' : 'left',
        top: (event.clientY / window.innerHeight) * 100,
      });
    }
  });
  badge.addEventListener('pointerup', () => {
    if (wasDragged) {
      savePlace();
    }
  });
  badge.addEventListener('keydown', (event) => {
    const changes = {
      ArrowUp: { top: place.top - 5 },
      ArrowDown: { top: place.top + 5 },
      ArrowLeft: { side: 'left' },
      ArrowRight: { side: 'right' },
    };
    const change = changes[event.key];
    wasDragged = false;
    if (change) {
      event.preventDefault();
      movePlace(change);
      savePlace();
    }
  });

  loadFaults().catch(() => showBadge(problem ? [texts.badAddress + problem] : []));
})();
