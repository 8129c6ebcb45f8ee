import { mountForm } from './mountForm';
import { Form } from './Registration';
import { messages } from './registration.messages.json';

mountForm(Form, messages);
