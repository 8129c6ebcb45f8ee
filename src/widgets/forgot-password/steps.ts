import type { PinRecipient } from '../../api/services/passwords';

/** A step of the recovery, with the data that it needs. */
export type Step =
  | { readonly at: 'Identify' }
  | {
      readonly at: 'UsernameRequired';
      readonly phoneNumber: string;
      /** True when the visitor came from the step of the PIN. */
      readonly mayHavePin: boolean;
      /** The username that the service has refused there. */
      readonly refusedUser: string | undefined;
    }
  /** Declared by the product, but unreachable and without a screen (M-fpw-07, A-07). */
  | { readonly at: 'EmailRequired'; readonly phoneNumber: string }
  | { readonly at: 'PinRequired'; readonly recipient: PinRecipient }
  | { readonly at: 'EmailSent' }
  /** The token was received and the browser is leaving for the next page. */
  | { readonly at: 'Leaving' };

/** A step that a visitor can reach. */
export type ReachableStep = Exclude<Step, { readonly at: 'EmailRequired' }>;

/** A transition from one step to another. */
export type Transition =
  | { readonly to: 'UsernameRequired'; readonly phoneNumber: string; readonly refusedUser?: string | undefined }
  | { readonly to: 'PinRequired'; readonly recipient: PinRecipient }
  | { readonly to: 'EmailSent' }
  | { readonly to: 'Leaving' }
  /** Back to the first step, without any data. */
  | { readonly to: 'Identify' };

export const firstStep: ReachableStep = { at: 'Identify' };

/** The transitions that each step allows. */
const allowedTransitions: Readonly<Record<Step['at'], readonly Transition['to'][]>> = {
  Identify: ['UsernameRequired', 'PinRequired', 'EmailSent'],
  UsernameRequired: ['PinRequired', 'Identify'],
  EmailRequired: [],
  // After a reload the visitor reaches the step without the username that the PIN was sent for.
  PinRequired: ['UsernameRequired', 'Leaving', 'Identify'],
  EmailSent: ['Identify'],
  Leaving: ['Identify'],
};

/**
 * Returns the next step. A transition that the step does not allow changes nothing, and neither does a late response
 * about another mobile number: no step is reached without its own response (F6).
 */
export function nextStep(step: ReachableStep, transition: Transition): ReachableStep {
  if (!allowedTransitions[step.at].includes(transition.to)) return step;
  switch (transition.to) {
    case 'UsernameRequired':
      return {
        at: transition.to,
        phoneNumber: transition.phoneNumber,
        mayHavePin: step.at === 'PinRequired',
        refusedUser: transition.refusedUser,
      };
    case 'PinRequired': {
      const isForOtherNumber = step.at === 'UsernameRequired' && step.phoneNumber !== transition.recipient.phoneNumber;
      return isForOtherNumber ? step : { at: transition.to, recipient: transition.recipient };
    }
    default:
      return { at: transition.to };
  }
}
