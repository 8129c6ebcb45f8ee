import { pagePath } from '../api/browser/address';
import { readConfig, type Service } from '../api/browser/config';
import { type PolicyViolation, watchPolicyViolations } from '../api/browser/policyViolations';
import { probeService } from '../api/browser/probeService';
import { readDocument } from '../api/browser/readDocument';
import { localeOf } from '../i18n/locale';
import { removeNode } from '../lib/removeNode';
import { append } from './element';
import { isOfWidgets } from './isOfWidgets';
import { translateInto } from './messages';
import { inspectMountPoints } from './mountPoints';
import { drawOutlines } from './outlines';
import { createPanel } from './panel';
import { describePage, type Reaches } from './sections';

const hostName = 'rewards-widgets-inspector';
/** Milliseconds between two looks at the page: mount points move, load and fail. */
const interval = 500;

/** Opens the inspector in a shadow root, where the page's styles have no effect. */
function open(bundleOrigin: string | null): void {
  const { widgets } = window;
  if (!widgets || document.querySelector(hostName)) return;
  const focusedBefore = readDocument('activeElement');
  const locale = localeOf(pagePath());
  const t = translateInto(locale);
  const host = document.createElement(hostName);
  host.style.cssText = 'all:initial!important;position:fixed!important;z-index:2147483647!important;inset:0!important';
  host.style.setProperty('pointer-events', 'none', 'important');
  host.lang = locale === 'en' ? 'en' : 'zh-CN';
  const layer = host.attachShadow({ mode: 'open' });
  const frames = append(layer, 'div', '');
  // The panel says the same.
  frames.setAttribute('aria-hidden', 'true');
  readDocument('body').appendChild(host);

  let reaches: Reaches = {};
  let round = 0;
  const violations: PolicyViolation[] = [];
  const probe = () => {
    round += 1;
    const thisRound = round;
    reaches = {};
    const { services } = readConfig(() => {});
    for (const service of Object.keys(services) as Service[]) {
      void probeService(service, services[service]).then((reach) => {
        if (thisRound !== round) return;
        reaches = { ...reaches, [service]: reach };
        update();
      });
    }
  };
  const close = () => {
    round += 1;
    clearInterval(timer);
    stopWatching();
    window.removeEventListener('scroll', update, true);
    window.removeEventListener('resize', update);
    removeNode(host);
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
  };
  const panel = createPanel(layer, t, {
    onRefresh() {
      probe();
      update();
    },
    onClose: close,
  });
  function update(): void {
    const elements = inspectMountPoints(widgets!, t);
    drawOutlines(frames, elements);
    panel.show(describePage(elements, reaches, violations, t));
  }
  const stopWatching = watchPolicyViolations((violation) => {
    if (isOfWidgets(violation, bundleOrigin)) violations.push(violation);
  });
  const timer = setInterval(update, interval);
  window.addEventListener('scroll', update, true);
  window.addEventListener('resize', update);
  probe();
  update();
}

// The loader inserts this script again for each call, so it leaves no element behind.
const script = readDocument('currentScript');
if (script) removeNode(script);
open(script instanceof HTMLScriptElement ? new URL(script.src).origin : null);
