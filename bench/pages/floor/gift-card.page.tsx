import { begin } from './begin';
import { Form } from './GiftCard';
import { words } from './gift-card.words.json';

begin(Form, words);
