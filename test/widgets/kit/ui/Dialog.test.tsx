import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../../support/axe';
import { openPage } from '../../../support/page/openPage';
import { settle } from '../../../support/page/settle';

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

const openSample = ({ isHeadingFocused = false } = {}) =>
  openPage({
    path: '/en/',
    async widget() {
      const { Dialog } = await import('../../../../src/widgets/kit/ui/Dialog');
      return function Sample() {
        const [isOpen, setOpen] = useState(false);
        const close = () => {
          onClose();
          setOpen(false);
        };
        return (
          <>
            <button type="button" onClick={() => setOpen(true)}>
              Open
            </button>
            {isOpen ? (
              <Dialog title="Where is my PIN?" onClose={close} isHeadingFocused={isHeadingFocused}>
                <p>
                  On the back of the <a href="/en/card">card</a>.
                </p>
                <button type="button" onClick={close}>
                  Close
                </button>
              </Dialog>
            ) : null}
          </>
        );
      };
    },
  });

const opener = () => screen.getByRole('button', { name: 'Open' });
const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Where is my PIN?' });

/**
 * Adds `showModal` and `close`, which jsdom lacks. As in browsers, `close` queues an event. Returns a function that
 * removes them.
 */
function polyfillModalDialogs() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
      this.querySelector('button')?.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.removeAttribute('open');
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
  return () => {
    for (const name of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  };
}

describe('with native modal dialogs (P-24)', () => {
  let removePolyfill: () => void;
  beforeEach(() => {
    removePolyfill = polyfillModalDialogs();
  });
  afterEach(() => removePolyfill());

  it('is a modal with a name and returns the focus when it closes', async () => {
    const page = await openSample();
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    await page.visitor.click(opener());
    expect(dialog()).toBeVisible();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await expectAccessible(page.mountPoint('sample'));
    await page.visitor.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    expect(opener()).toHaveFocus();
    await settle();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('returns the focus inside a shadow root (A2)', async () => {
    const page = await openSample();
    const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    shadow.append(page.mountPoint('sample'));
    const openButton = shadow.querySelector('button')!;
    act(() => openButton.focus());
    fireEvent.click(openButton);
    const closeButton = shadow.querySelector<HTMLElement>('dialog button')!;
    expect(shadow.activeElement).toBe(closeButton);
    fireEvent.click(closeButton);
    expect(shadow.activeElement).toBe(openButton);
    await settle();
  });

  it('calls onClose on the cancel event that Escape causes (M-reg-04)', async () => {
    const { visitor } = await openSample();
    await visitor.click(opener());
    await visitor.keyboard('{Escape}');
    const event = new Event('cancel', { cancelable: true });
    act(() => void dialog()?.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    await settle();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('calls onClose when the browser closes it without a cancel event', async () => {
    const { visitor } = await openSample();
    await visitor.click(opener());
    dialog()?.close();
    await settle();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
    await visitor.click(opener());
    expect(dialog()).toBeVisible();
  });

  it('is removed without a call of onClose when the widget unmounts', async () => {
    const page = await openSample();
    await page.visitor.click(opener());
    await page.removeMountPoint('sample');
    expect(dialog()).toBeNull();
    await settle();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('in a browser without modal dialogs', () => {
  it('opens inline, takes the focus, closes on Escape and returns the focus', async () => {
    expect(HTMLDialogElement.prototype).not.toHaveProperty('showModal');
    const page = await openSample();
    await page.visitor.click(opener());
    expect(dialog()).toBeVisible();
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    await expectAccessible(page.mountPoint('sample'));
    await page.visitor.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(opener()).toHaveFocus();
  });

  it('is a modal dialog to assistive technology, and keeps the focus (P-24)', async () => {
    const page = await openSample();
    await page.visitor.click(opener());
    // Some of these browsers take it for an unknown element.
    expect(dialog()).toHaveAttribute('role', 'dialog');
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
    const link = screen.getByRole('link', { name: 'card' });
    const close = screen.getByRole('button', { name: 'Close' });
    for (const control of [link, close, link]) {
      await page.visitor.tab();
      expect(control).toHaveFocus();
    }
    await page.visitor.tab({ shift: true });
    expect(close).toHaveFocus();
    await page.visitor.click(close);
    expect(opener()).toHaveFocus();
  });

  it.each([false, true])(
    'keeps the focus with Shift and Tab from its start; heading focused: %s',
    async (isHeadingFocused) => {
      const page = await openSample({ isHeadingFocused });
      await page.visitor.click(opener());
      await page.visitor.tab({ shift: true });
      expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    },
  );

  it('handles Escape itself, so that a notice behind it stays', async () => {
    const page = await openSample();
    await page.visitor.click(opener());
    const isUnhandled = fireEvent.keyDown(dialog()!, { key: 'Escape' });
    expect(isUnhandled).toBe(false);
  });
});
