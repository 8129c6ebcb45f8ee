import { config } from './config';
import { request, type Shapes } from './request';

/** What an editor wants to be seen: a text, and the address that it leads to as the editor wrote it. */
export interface Promotion {
  readonly content: string;
  readonly url: string;
}

const promotion = ({ answer, looseText, requiredText }: Shapes) => answer({ content: requiredText, url: looseText });

/** Characters; more than that is no banner but a mistake (I3). */
const longest = 1000;

/** A promotion that can be shown, else null: what says nothing, or far too much, is none. */
function presentable(found: Promotion): Promotion | null {
  const { length } = found.content.trim();
  return length > 0 && length <= longest ? found : null;
}

let configured: Promotion | null | undefined;
let asked: Promise<Promotion | null> | undefined;

/** The promotion of the page's configuration, always the same object; undefined when it leaves that to the file. */
export function configuredPromotion(): Promotion | null | undefined {
  const given = config().promotion;
  if (given && configured === undefined) configured = presentable(given);
  return configured;
}

/**
 * The promotion of the site's own file, asked for once (M-api-27, A-35). Nobody waits for it: a file that is missing,
 * late or none says that there is no promotion.
 */
export function fetchPromotion(): Promise<Promotion | null> {
  asked ??= request({
    service: 'site',
    method: 'GET',
    path: '/promotion.json',
    answer: promotion,
    quiet: true,
    isRepeatable: false,
  }).then(presentable, () => null);
  return asked;
}
