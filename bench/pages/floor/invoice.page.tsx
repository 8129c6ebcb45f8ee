import { begin } from './begin';
import { Form } from './Invoice';
import { words } from './invoice.words.json';

begin(Form, words);
