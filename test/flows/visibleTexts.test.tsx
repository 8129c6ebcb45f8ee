import { allLanguages } from '../support/texts';
import { findForeignTexts } from './visibleTexts';

test.each(allLanguages)(
  'the texts and codes of a service or gateway are foreign to the catalogue, in %s',
  (language) => {
    const foreign = [
      '{"message":"Internal error"}',
      'upstream: timed out',
      'TypeError: x',
      '错误：99999',
      '40002',
      '104',
    ];
    expect(findForeignTexts(foreign, language)).toEqual(foreign);
  },
);
