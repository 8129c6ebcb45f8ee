import { startSession } from '../../../src/api/session/session';
import type { Messages } from '../../../src/i18n/loadCatalogue';
import { toSyntaxTree } from '../../../src/i18n/loadMessages';
import * as catalogue from '../../../src/i18n/messages/zh.json';
import { WidgetProviders } from '../../../src/mounts/runtime/WidgetProviders';
import { Logout } from '../../../src/widgets/logout/Logout';

// The build makes a module of the catalogue, with compiled messages.
const { messages } = catalogue as unknown as { readonly messages: Messages };
const trees = Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, toSyntaxTree(text)]));
startSession();
const doNothing = () => {};

/** The project's `logout` with the providers of its runtime, for peers to mount. */
export function Widget() {
  return (
    <WidgetProviders locale="zh" messages={trees} onReady={doNothing} onEffects={doNothing}>
      <Logout />
    </WidgetProviders>
  );
}
