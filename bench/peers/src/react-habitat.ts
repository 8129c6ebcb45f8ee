import { Widget } from 'bench-widget';
import ReactHabitat from 'react-habitat';

class Habitat extends ReactHabitat.Bootstrapper {
  constructor() {
    super();
    const builder = new ReactHabitat.ContainerBuilder();
    builder.register(Widget).as('Widget');
    this.setContainer(builder.build());
  }
}

new Habitat();
