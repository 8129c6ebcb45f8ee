import { isBusy, onActivity } from '../../api/activity';
import { onSessionProblem, onSignInLost } from '../../api/session';
import { announce, current, subscribe } from '../../notifications/center';
import { notifyError } from '../../notifications/refusal';

const isLive = (which: string) => document.querySelector(`${which}[data-mount-state]`) !== null;

let rendered = 0;

/** Counts a widget that is shown, also where no selector of the document finds it: in a shadow root (A2). */
export function countRendered(by: 1 | -1): void {
  rendered += by;
}

/**
 * Makes the outlet that a page lacks: a mount point like any other, which the page's scan then finds (contract 3). One that
 * the page has unmounted shows nothing; a page that has unmounted everything is left alone.
 */
function ensure(name: 'notification' | 'loading'): void {
  if (isLive(`[data-mount="${name}"]`) || !(isLive('') || rendered > 0)) return;
  const outlet = document.createElement('div');
  outlet.setAttribute('data-mount', name);
  // Not by `document.body`, in whose place a CMS may have put an image of that name (A6).
  document.querySelector('body')?.appendChild(outlet);
}

let isStarted = false;

/** Sees to it that whatever is told, is shown: an outlet is made when first needed. */
export function startOutlets(): void {
  if (isStarted) return;
  isStarted = true;
  subscribe(() => {
    if (current()) ensure('notification');
  });
  onActivity(() => {
    if (isBusy()) ensure('loading');
  });
  onSessionProblem((error) => notifyError('System', error));
  onSignInLost(() => announce('Login', 'NotKept'));
}
