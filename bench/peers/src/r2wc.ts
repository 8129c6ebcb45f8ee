import reactToWebComponent from '@r2wc/react-to-web-component';
import { Widget } from 'bench-widget';

customElements.define('bench-widget', reactToWebComponent(Widget, { props: { fails: 'json' } }));
