import { mountForm } from './mountForm';
import { Form } from './SignIn';
import { messages } from './sign-in.messages.json';

mountForm(Form, messages);
