import { portProblem, readPorts } from './ports';

test('PORT is the site, the port after it the services', () => {
  expect(readPorts(undefined)).toEqual({ site: 3000, services: 3001 });
  expect(readPorts('')).toEqual({ site: 3000, services: 3001 });
  expect(readPorts('8080')).toEqual({ site: 8080, services: 8081 });
});

test.each(['0', '-1', 'x', '65535', '80.5'])('PORT=%s is refused with a sentence', (value) => {
  expect(readPorts(value)).toBe(`PORT is "${value}", but must be a whole number from 1 to 65534.`);
});

test('a taken port is told in one sentence', () => {
  const taken = Object.assign(new Error('listen'), { code: 'EADDRINUSE' });
  const ports = { site: 3000, services: 3001 };
  expect(portProblem(taken, 3000, ports)).toBe(
    'Port 3000 (the site) is taken by another program: set the variable PORT to use another, such as PORT=4000.',
  );
  expect(portProblem(taken, 3001, ports)).toBe(
    'Port 3001 (the stub services, one above the site) is taken by another program: ' +
      'set the variable PORT to use another, such as PORT=4000.',
  );
  expect(portProblem(new Error('other'), 3000, ports)).toBeUndefined();
});
