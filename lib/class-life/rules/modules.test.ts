import { describe, expect, it } from 'vitest';
import { classTypes } from '@/lib/classes/rules';
import { moduleRefusal, nextModuleRefusals } from './modules';

const taking = (module: Parameters<typeof moduleRefusal>[1]) =>
  classTypes.filter((type) => !moduleRefusal(type, module));

describe('the modules that a class may take', () => {
  it('are released ones', () => {
    expect(taking({ status: 'released', durationType: 'long' })).toEqual(classTypes);
  });

  it('are those in development for a test class alone', () => {
    expect(taking({ status: 'inDevelopment', durationType: 'long' })).toEqual(['test']);
  });

  it('are of a self-study course where nobody teaches', () => {
    expect(taking({ status: 'released', durationType: 'selfStudy' })).toEqual(['test', 'selfStudy']);
  });
});

describe('the next module of a class', () => {
  it('is nothing to go on to when the course ends', () => {
    expect(nextModuleRefusals(null, 'regular')).toEqual(['next-module-missing']);
  });

  it('says all that is wrong at once', () => {
    expect(nextModuleRefusals({ status: 'inDevelopment', isAuthorised: false }, 'regular')).toEqual([
      'next-module-in-development',
      'next-module-not-authorised',
    ]);
  });

  it('may be in development for a test class', () => {
    expect(nextModuleRefusals({ status: 'inDevelopment', isAuthorised: true }, 'test')).toEqual([]);
  });
});
