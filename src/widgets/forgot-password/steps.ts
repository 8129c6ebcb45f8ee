import type { PinOwner } from '../../api/passwords';

/** Where a recovery stands, with what brought it there. */
export type Step =
  | { readonly at: 'Identify' }
  | { readonly at: 'UsernameRequired'; readonly phoneNumber: string }
  /** Declared by the product and reached by nothing: it has no screen (M-fpw-07, A-07). */
  | { readonly at: 'EmailRequired'; readonly phoneNumber: string }
  | { readonly at: 'PinRequired'; readonly owner: PinOwner }
  | { readonly at: 'EmailSent' }
  /** The token is there; the next page is on its way. */
  | { readonly at: 'Leaving' };

/** The steps that a visitor can be on. */
export type ReachableStep = Exclude<Step, { readonly at: 'EmailRequired' }>;

/** What leads from one step to another. */
export type Turn =
  | { readonly to: 'UsernameRequired'; readonly phoneNumber: string }
  | { readonly to: 'PinRequired'; readonly owner: PinOwner }
  | { readonly to: 'EmailSent' }
  | { readonly to: 'Leaving' }
  /** Back to the start, with nothing kept. */
  | { readonly to: 'Identify' };

export const firstStep: ReachableStep = { at: 'Identify' };

/** Which turns a step knows. */
const turns: Readonly<Record<Step['at'], readonly Turn['to'][]>> = {
  Identify: ['UsernameRequired', 'PinRequired', 'EmailSent'],
  UsernameRequired: ['PinRequired', 'Identify'],
  EmailRequired: [],
  PinRequired: ['Leaving', 'Identify'],
  EmailSent: ['Identify'],
  Leaving: ['Identify'],
};

/**
 * The step that follows. No step is reached without its answer (F6): what the present step does not know of, an answer
 * that comes too late or one about another number, changes nothing.
 */
export function nextStep(step: ReachableStep, turn: Turn): ReachableStep {
  if (!turns[step.at].includes(turn.to)) return step;
  switch (turn.to) {
    case 'UsernameRequired':
      return { at: turn.to, phoneNumber: turn.phoneNumber };
    case 'PinRequired': {
      const isAboutAnother = step.at === 'UsernameRequired' && step.phoneNumber !== turn.owner.phoneNumber;
      return isAboutAnother ? step : { at: turn.to, owner: turn.owner };
    }
    default:
      return { at: turn.to };
  }
}
