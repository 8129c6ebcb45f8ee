import { Form } from './GiftCard';
import { messages } from './gift-card.messages.json';
import { mountForm } from './mountForm';

mountForm(Form, messages);
