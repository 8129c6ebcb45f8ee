import { startSession } from '../../../src/api/session/session';
import type { Messages } from '../../../src/i18n/loadCatalogue';
import { toSyntaxTree } from '../../../src/i18n/loadMessages';
import * as catalogue from '../../../src/i18n/messages/zh.json';
import { WidgetProviders } from '../../../src/mounts/runtime/WidgetProviders';
import { Logout } from '../../../src/widgets/logout/Logout';

// The build has made a module of it, with the compiled words.
const { messages } = catalogue as unknown as { readonly messages: Messages };
const trees = Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, toSyntaxTree(text)]));
startSession();
const nothing = () => {};

/** The project's `logout`, with what the project puts around it, for a way of mounting that is not the project's. */
export function Widget() {
  return (
    <WidgetProviders locale="zh" messages={trees} onReady={nothing} onEffects={nothing}>
      <Logout />
    </WidgetProviders>
  );
}
