import { Widget } from 'bench-widget';
import { define } from 'remount';

define({ 'bench-widget': Widget });
