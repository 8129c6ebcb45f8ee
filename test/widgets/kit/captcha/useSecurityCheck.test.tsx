import { act, renderHook } from '@testing-library/react';
import { ApiError } from '../../../../src/api/http/ApiError';
import { useSecurityCheck } from '../../../../src/widgets/kit/captcha/useSecurityCheck';

const checkRequired = new ApiError('refused', '83001', 400);
const otherError = new ApiError('refused', '10001', 400);

function openCheck() {
  const { result } = renderHook(useSecurityCheck);
  const control = { value: '', focus: jest.fn() };
  return {
    control,
    check: () => result.current,
    showField: () => act(() => void result.current.field.input.ref(control)),
    /** Reports the outcome of a request: success without an error. */
    finish: (error?: unknown) => act(() => result.current.onOutcome(error)),
    pass: (ticket: string) => act(() => result.current.field.onTicket(ticket)),
    takeTicket() {
      let ticket: string | null = null;
      act(() => {
        ticket = result.current.takeTicket();
      });
      return ticket;
    },
  };
}

describe('the security check of a button (A-55)', () => {
  it('is not required at first: the request has an empty ticket', () => {
    const { check, control, showField, takeTicket } = openCheck();
    showField();
    expect(check().isRequired).toBe(false);
    expect(takeTicket()).toBe('');
    expect(check().field.error).toBeUndefined();
    expect(control.focus).not.toHaveBeenCalled();
  });

  it('is required from the response that asks for it until a request succeeds', () => {
    const { check, finish } = openCheck();
    finish(otherError);
    expect(check().isRequired).toBe(false);
    finish(checkRequired);
    expect(check().isRequired).toBe(true);
    finish(otherError);
    expect(check().isRequired).toBe(true);
    finish();
    expect(check().isRequired).toBe(false);
  });

  it('without a ticket shows an error and takes the focus', () => {
    const { check, control, finish, showField, takeTicket } = openCheck();
    finish(checkRequired);
    showField();
    expect(takeTicket()).toBeNull();
    expect(check().field.error).toBe('rule.isSecurityCheckRequired');
    expect(control.focus).toHaveBeenCalledTimes(1);
  });

  it('without a ticket shows an error when its field is still loading', () => {
    const { check, finish, takeTicket } = openCheck();
    finish(checkRequired);
    expect(takeTicket()).toBeNull();
    expect(check().field.error).toBe('rule.isSecurityCheckRequired');
  });

  it('gives the ticket of the passed challenge, which removes the error', () => {
    const { check, finish, pass, takeTicket } = openCheck();
    finish(checkRequired);
    takeTicket();
    pass('');
    expect(check().field.error).toBe('rule.isSecurityCheckRequired');
    pass('ticket');
    expect(check().field.error).toBeUndefined();
    expect(takeTicket()).toBe('ticket');
  });

  it('starts a new challenge after each request, since a ticket is valid for one (G4)', () => {
    const { check, finish, pass, takeTicket } = openCheck();
    finish(checkRequired);
    pass('ticket');
    const { resetKey } = check().field;
    finish(otherError);
    expect(check().field.resetKey).not.toBe(resetKey);
    expect(takeTicket()).toBeNull();
    pass('another ticket');
    finish();
    expect(takeTicket()).toBe('');
  });

  it('keeps the function that receives its field', () => {
    const { check, finish } = openCheck();
    const { ref } = check().field.input;
    finish(checkRequired);
    expect(check().field.input.ref).toBe(ref);
  });
});
