import { mountForm } from './mountForm';
import { Form } from './Register';
import { messages } from './registration.messages.json';

mountForm(Form, messages);
