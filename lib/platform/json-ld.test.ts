import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breadcrumbList, jsonLdText } from './json-ld';

describe('jsonLdText', () => {
  it('says the same when it is read, and never ends its element', () => {
    const attack = fc.constantFrom('</script>', '<!--', ']]>', '\u2028', '&lt;/script&gt;', '<script');
    fc.assert(
      fc.property(fc.array(fc.oneof(attack, fc.string({ unit: 'binary' }))), (parts) => {
        const name = parts.join('');
        const text = jsonLdText({ '@type': 'Course', name });
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@type': 'Course', name });
      }),
    );
  });
});

describe('breadcrumbList', () => {
  it('numbers the steps and names their whole addresses', () => {
    const steps = [
      { label: 'Cursos', path: '/course' },
      { label: 'Oficina', path: '/course/MT' },
    ];
    expect(breadcrumbList(steps, 'en', (path) => new URL(path, 'https://school.example')).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Cursos', item: 'https://school.example/en/course' },
      { '@type': 'ListItem', position: 2, name: 'Oficina', item: 'https://school.example/en/course/MT' },
    ]);
  });
});
