import { startSession } from '../../../src/api/session';
import { words } from '../../../src/i18n/messages/zh.json';
import { Frame } from '../../../src/mounts/runtime/Frame';
import { Logout } from '../../../src/widgets/logout/Logout';

startSession();
const nothing = () => {};

/** The project's `logout`, with what the project puts around it, for a way of mounting that is not the project's. */
export function Widget() {
  return (
    <Frame locale="zh" words={words} onReady={nothing}>
      <Logout />
    </Frame>
  );
}
