import { begin } from './begin';
import { Form } from './SignIn';
import { words } from './sign-in.words.json';

begin(Form, words);
