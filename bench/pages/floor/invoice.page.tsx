import { Form } from './Invoice';
import { messages } from './invoice.messages.json';
import { mountForm } from './mountForm';

mountForm(Form, messages);
