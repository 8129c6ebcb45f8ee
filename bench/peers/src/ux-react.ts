import { Application } from '@hotwired/stimulus';
import { components } from '@symfony/ux-react/dist/components.js';
import { registerReactControllerComponents } from '@symfony/ux-react/dist/loader.js';
import ReactController from '@symfony/ux-react/dist/render_controller.js';
import { Widget } from 'bench-widget';

registerReactControllerComponents({ ...components, Widget });
Application.start().register('react', ReactController);
