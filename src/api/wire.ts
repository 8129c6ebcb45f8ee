import { send } from './client';
import { readAnswer } from './envelope';
import * as shapes from './shape';

// What a call needs and nobody else: one chunk, which `request` fetches beside all that a visitor sees and types into.
export { readAnswer, send, shapes };
