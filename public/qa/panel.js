/* The QA panel of the demo site: faults, what was sent, who is signed in, the QR phone and the widgets' states. */
(() => {
  const isEnglish = document.documentElement.lang === 'en';
  const say = (zh, en) => (isEnglish ? en : zh);
  const services = (() => {
    try {
      return JSON.parse(document.getElementById('widgets-config').textContent).services.public;
    } catch {
      return window.location.origin;
    }
  })();

  const words = {
    panel: say('QA 面板', 'QA panel'),
    faults: say('故障', 'Faults'),
    call: say('接口', 'Call'),
    everyCall: say('所有接口', 'Every call'),
    fault: say('故障类型', 'Fault'),
    code: say('错误码（仅用于 code）', 'Code (for the fault code)'),
    times: say('次数（留空为一直）', 'Times (empty: always)'),
    set: say('设置', 'Set'),
    clear: say('清除全部', 'Clear all'),
    remove: say('移除', 'Remove'),
    noFault: say('没有故障。', 'No fault is set.'),
    outbox: say('已发送的短信和邮件', 'Sent messages'),
    refresh: say('刷新', 'Refresh'),
    nothingSent: say('还没有发送任何消息。', 'Nothing was sent yet.'),
    session: say('登录状态', 'Signed in'),
    nobody: say('没有人登录。', 'Nobody is signed in.'),
    qr: say('扫码登录：手机端操作', 'QR sign-in: what the phone does'),
    scan: say('扫描', 'Scan'),
    confirm: say('确认', 'Confirm'),
    expire: say('使其过期', 'Let it expire'),
    done: say('完成。', 'Done.'),
    mounts: say('组件状态', 'Widgets on this page'),
    noMounts: say('还没有组件。', 'No widgets yet.'),
    columns: say(['名称', '状态', '毫秒', '错误'], ['Name', 'State', 'ms', 'Error']),
    page: say('页面', 'Page'),
    otherLanguage: say('English', '中文'),
    reset: say('重置服务数据', 'Reset the services'),
    wasReset: say('服务已恢复初始状态。', 'The services are as they were at first.'),
    unreachable: say('无法连接模拟服务。', 'The stub services cannot be reached.'),
    badAddress: say('地址中的故障无法设置：', 'The fault in the address could not be set: '),
    close: say('关闭', 'Close'),
  };

  /** An element with attributes and children; texts become text nodes. */
  const make = (name, attributes, ...children) => {
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

  const fill = (element, ...children) => {
    element.textContent = '';
    element.append(...children);
  };

  /** Calls the stub services; what goes wrong comes back as a sentence. */
  const ask = async (method, path, body) => {
    let response;
    try {
      response = await fetch(services + path, {
        method,
        ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      });
    } catch {
      throw new Error(words.unreachable);
    }
    const answer = (await response.json().catch(() => null)) || {};
    const problem = answer.error || (response.ok ? null : { message: String(response.status) });
    if (problem) {
      throw new Error(problem.message);
    }
    return answer;
  };

  let count = 0;
  const field = (label, control) => {
    count += 1;
    control.id = `qa-field-${count}`;
    return make('div', { class: 'qa-field' }, make('label', { for: control.id }, label), control);
  };

  const button = (label, onClick) => make('button', { type: 'button', class: 'qa-button', click: onClick }, label);
  const section = (title, ...children) => make('section', {}, make('h3', {}, title), ...children);

  const message = make('p', { class: 'qa-message', role: 'status' });
  const tell = (text) => {
    message.textContent = text;
  };
  /** Runs what a button does and says what came of it. */
  const doing = (action) => () => {
    tell('');
    Promise.resolve()
      .then(action)
      .catch((error) => tell(error.message));
  };

  const badge = make('button', {
    type: 'button',
    class: 'qa-badge',
    'aria-expanded': 'false',
    'aria-controls': 'qa-panel',
  });
  const activeFaults = make('ul', { class: 'qa-list' });
  const call = make('select', {});
  const fault = make('select', {});
  const code = make('input', { type: 'text', autocomplete: 'off' });
  const times = make('input', { type: 'number', min: '1', inputmode: 'numeric' });

  const optionsOf = (select, names, labelOf) => {
    if (select.options.length === 0) {
      select.append(...names.map((name) => make('option', { value: name }, labelOf(name))));
    }
  };

  const showFaults = ({ faults, names, calls }) => {
    optionsOf(call, ['*', ...calls], (name) => (name === '*' ? words.everyCall : name));
    optionsOf(fault, names, (name) => name);
    const rows = faults.map((one) => {
      const details = [one.code !== undefined && `${one.code}`, one.times !== undefined && `× ${one.times}`];
      const text = `${one.call} → ${[one.fault, ...details.filter(Boolean)].join(' ')}`;
      const remove = button(
        words.remove,
        doing(() => setFault({ call: one.call, fault: 'none' })),
      );
      remove.setAttribute('aria-label', `${words.remove}: ${text}`);
      return make('li', {}, make('span', {}, text), remove);
    });
    fill(activeFaults, ...(rows.length === 0 ? [make('li', {}, words.noFault)] : rows));
    fill(
      badge,
      words.panel,
      ...faults.map((one) => make('span', { class: 'qa-badge-fault' }, `${one.call} → ${one.fault}`)),
    );
  };

  const loadFaults = async () => showFaults(await ask('GET', '/__stub/faults'));
  const setFault = async (order) => showFaults(await ask('POST', '/__stub/faults', order));
  const setChosenFault = () =>
    setFault({
      call: call.value,
      fault: fault.value,
      ...(code.value === '' ? {} : { code: code.value }),
      ...(times.value === '' ? {} : { times: Number(times.value) }),
    });

  const outbox = make('ul', { class: 'qa-list' });
  const lastSent = 5;
  const loadOutbox = async () => {
    const entries = (await ask('GET', '/__stub/outbox')).slice(-lastSent).reverse();
    const rows = entries.map((entry) =>
      make(
        'li',
        {},
        make('span', {}, `${new Date(entry.at).toLocaleTimeString()} ${entry.to} (${entry.template})`),
        entry.link
          ? make('a', { href: entry.link }, entry.link)
          : make('strong', {}, entry.code === undefined ? '' : String(entry.code)),
      ),
    );
    fill(outbox, ...(rows.length === 0 ? [make('li', {}, words.nothingSent)] : rows));
  };

  const session = make('p', {});
  const loadSession = async () => {
    const { sessions = [] } = await ask('GET', '/__stub/state');
    session.textContent = sessions.length === 0 ? words.nobody : sessions.join(', ');
  };

  const phone = (action) =>
    doing(async () => {
      await ask('POST', '/__stub/qr', { action });
      tell(words.done);
    });

  const mounts = make('div', { class: 'qa-scroll', tabindex: '0', role: 'region', 'aria-label': words.mounts });
  const showMounts = () => {
    const rows = 'widgets' in window && 'status' in window.widgets ? window.widgets.status() : [];
    if (rows.length === 0) {
      fill(mounts, make('p', {}, words.noMounts));
      return;
    }
    const cells = (row) => [row.name, row.state, row.ms === null ? '' : String(row.ms), row.error || ''];
    const header = make('tr', {}, ...words.columns.map((name) => make('th', { scope: 'col' }, name)));
    const body = rows.map((row) => make('tr', {}, ...cells(row).map((cell) => make('td', {}, cell))));
    fill(mounts, make('table', {}, make('thead', {}, header), make('tbody', {}, ...body)));
  };

  const refresh = () => {
    showMounts();
    doing(() => Promise.all([loadFaults(), loadOutbox(), loadSession()]))();
  };

  const switchLanguage = () => {
    const link = document.getElementById('language');
    if (link) {
      link.click();
    }
  };

  const panel = make(
    'section',
    { class: 'qa-panel', id: 'qa-panel', 'aria-label': words.panel, tabindex: '-1', hidden: true },
    make(
      'div',
      { class: 'qa-head' },
      make('h2', {}, words.panel),
      button(words.refresh, refresh),
      button(words.close, () => toggle(false)),
    ),
    message,
    section(
      words.faults,
      activeFaults,
      field(words.call, call),
      field(words.fault, fault),
      make('div', { class: 'qa-pair' }, field(words.code, code), field(words.times, times)),
      make(
        'div',
        { class: 'qa-buttons' },
        button(words.set, doing(setChosenFault)),
        button(
          words.clear,
          doing(async () => showFaults(await ask('DELETE', '/__stub/faults'))),
        ),
      ),
    ),
    section(words.outbox, outbox),
    section(words.session, session),
    section(
      words.qr,
      make(
        'div',
        { class: 'qa-buttons' },
        button(words.scan, phone('scan')),
        button(words.confirm, phone('confirm')),
        button(words.expire, phone('expire')),
      ),
    ),
    section(words.mounts, mounts),
    section(
      words.page,
      make(
        'div',
        { class: 'qa-buttons' },
        button(words.otherLanguage, switchLanguage),
        button(
          words.reset,
          doing(async () => {
            await ask('POST', '/__stub/reset');
            await Promise.all([loadFaults(), loadOutbox(), loadSession()]);
            tell(words.wasReset);
          }),
        ),
      ),
    ),
  );

  const toggle = (isOpen) => {
    panel.hidden = !isOpen;
    badge.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) {
      refresh();
      panel.focus();
    } else {
      badge.focus();
    }
  };

  badge.addEventListener('click', () => toggle(panel.hidden));
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      toggle(false);
    }
  });

  fill(badge, words.panel);
  document.body.append(make('div', { class: 'qa' }, badge, panel));

  const problem = document.documentElement.getAttribute('data-qa-problem');
  const start = () => {
    if (problem) {
      badge.append(make('span', { class: 'qa-badge-fault' }, words.badAddress, problem));
    }
  };
  loadFaults().then(start, start);
})();
