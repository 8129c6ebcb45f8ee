import { startSession } from '../../../src/api/session';
import type { Words } from '../../../src/i18n/loadPart';
import * as catalogue from '../../../src/i18n/messages/zh.json';
import { treeOf } from '../../../src/i18n/words';
import { Frame } from '../../../src/mounts/runtime/Frame';
import { Logout } from '../../../src/widgets/logout/Logout';

// The build has made a module of it, with the compiled words.
const { words: texts } = catalogue as unknown as { readonly words: Words };
const words = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, treeOf(text)]));
startSession();
const nothing = () => {};

/** The project's `logout`, with what the project puts around it, for a way of mounting that is not the project's. */
export function Widget() {
  return (
    <Frame locale="zh" words={words} onReady={nothing} onSettled={nothing}>
      <Logout />
    </Frame>
  );
}
