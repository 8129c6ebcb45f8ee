import { describePortError, readPorts } from '../../../demo/site/ports';

test('the site listens on PORT, the services on the next port', () => {
  expect(readPorts(undefined)).toEqual({ site: 3000, services: 3001 });
  expect(readPorts('')).toEqual({ site: 3000, services: 3001 });
  expect(readPorts('8080')).toEqual({ site: 8080, services: 8081 });
});

test.each(['0', '-1', 'x', '65535', '80.5'])('PORT=%s is rejected with an error message', (value) => {
  expect(readPorts(value)).toBe(`PORT is "${value}", but must be a whole number from 1 to 65534.`);
});

test('a taken port is described in one sentence, another error is not', () => {
  const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
  const ports = { site: 3000, services: 3001 };
  expect(describePortError(taken, 3000, ports)).toBe(
    'Port 3000 (the site) is taken by another program: set the variable PORT to use another, such as PORT=4000.',
  );
  expect(describePortError(taken, 3001, ports)).toBe(
    'Port 3001 (the stub services, one above the site) is taken by another program: ' +
      'set the variable PORT to use another, such as PORT=4000.',
  );
  expect(describePortError(new Error('other'), 3000, ports)).toBeUndefined();
});
