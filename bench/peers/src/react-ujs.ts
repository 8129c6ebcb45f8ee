import { Widget } from 'bench-widget';
import ReactRailsUJS from 'react_ujs';

ReactRailsUJS.getConstructor = () => Widget;
