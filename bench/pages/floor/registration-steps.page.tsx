import { mountForm } from './mountForm';
import { Form } from './RegistrationSteps';
import { messages } from './registration-steps.messages.json';

mountForm(Form, messages);
