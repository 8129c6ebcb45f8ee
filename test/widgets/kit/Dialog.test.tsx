import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../support/axe';
import { openPage } from '../../support/page';

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

const openSample = () =>
  openPage({
    path: '/en/',
    async widget() {
      const { Dialog } = await import('../../../src/widgets/kit/Dialog');
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
              <Dialog title="Where is my PIN?" onClose={close}>
                <p>On the back of the card.</p>
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
const dialog = () => screen.queryByRole('dialog', { name: 'Where is my PIN?' });

/** What browsers do, as far as a test can see it: the modal takes the focus, and the Escape key asks to close it. */
function giveModalDialogs() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
      this.querySelector('button')?.focus();
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open');
    },
  });
  return () => {
    for (const name of ['showModal', 'close']) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
  };
}

describe('with the dialogs of the platform (P-24)', () => {
  let takeBack: () => void;
  beforeEach(() => {
    takeBack = giveModalDialogs();
  });
  afterEach(() => takeBack());

  it('is a modal with a name, and gives the focus back to where it came from', async () => {
    const page = await openSample();
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    await page.visitor.click(opener());
    expect(dialog()).toBeVisible();
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await expectAccessible(page.mount('sample'));
    await page.visitor.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    expect(opener()).toHaveFocus();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is closed by Escape, which a browser tells as cancel, through its owner (M-reg-04)', async () => {
    const { visitor } = await openSample();
    await visitor.click(opener());
    await visitor.keyboard('{Escape}');
    const event = new Event('cancel', { cancelable: true });
    act(() => void dialog()?.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
    expect(opener()).toHaveFocus();
  });

  it('follows a browser that closes it without asking', async () => {
    const { visitor } = await openSample();
    await visitor.click(opener());
    fireEvent(dialog()!, new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
    await visitor.click(opener());
    expect(dialog()).toBeVisible();
  });

  it('is gone with its widget', async () => {
    const page = await openSample();
    await page.visitor.click(opener());
    await page.remove('sample');
    expect(dialog()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('in a browser without them', () => {
  it('is shown in its place, takes the focus, closes on Escape and gives the focus back', async () => {
    expect(HTMLDialogElement.prototype).not.toHaveProperty('showModal');
    const page = await openSample();
    await page.visitor.click(opener());
    expect(dialog()).toBeVisible();
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    await expectAccessible(page.mount('sample'));
    await page.visitor.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(opener()).toHaveFocus();
  });
});
