import { act, renderHook } from '@testing-library/react';
import { ApiError } from '../../../../src/api/http/ApiError';
import { useSecurityCheckField } from '../../../../src/widgets/kit/captcha/useSecurityCheckField';

function openCheck() {
  const { result } = renderHook(useSecurityCheckField);
  const fieldProps = { input: { ref: jest.fn() }, error: 'rule.isSecurityCheckRequired' } as never;
  const form = { field: jest.fn((_name: 'captcha') => fieldProps), set: jest.fn() };
  return {
    form,
    fieldProps,
    isRequired: () => result.current.isRequired,
    bind: () => result.current.bindTo(form),
    fail: (code: string) => act(() => result.current.onOutcome(new ApiError('refused', code, 400))),
  };
}

describe('the security check of a form (A-55)', () => {
  it('is required from the response that asks for it, and stays', () => {
    const { isRequired, fail } = openCheck();
    expect(isRequired()).toBe(false);
    fail('10001');
    expect(isRequired()).toBe(false);
    fail('83001');
    expect(isRequired()).toBe(true);
    fail('10001');
    expect(isRequired()).toBe(true);
  });

  it('is the field `captcha` of the form', () => {
    const { bind, fail, fieldProps, form } = openCheck();
    expect(bind()).toEqual({ ...(fieldProps as object), resetKey: 0, onTicket: expect.any(Function) });
    expect(form.field).toHaveBeenCalledWith('captcha');
    bind().onTicket('ticket');
    expect(form.set).toHaveBeenCalledWith('captcha', 'ticket', false);
    fail('83001');
    bind().onTicket('another');
    expect(form.set).toHaveBeenLastCalledWith('captcha', 'another', true);
  });

  it('starts a new challenge after each failed request, which has used the ticket (G4)', () => {
    const { bind, fail } = openCheck();
    const keys = [bind().resetKey];
    fail('83001');
    keys.push(bind().resetKey);
    fail('10001');
    keys.push(bind().resetKey);
    expect(new Set(keys).size).toBe(3);
  });
});
