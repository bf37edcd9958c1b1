import { describe, expect, it } from 'vitest';
import { partsOf } from './text-parts';

describe('the addresses in a text', () => {
  it('are told from the words around them, without the stop that ends the sentence', () => {
    expect(partsOf('Vejam https://scratch.mit.edu/projects/1, depois https://a.example.')).toEqual([
      { at: 0, text: 'Vejam ' },
      { at: 6, href: 'https://scratch.mit.edu/projects/1', text: 'https://scratch.mit.edu/projects/1' },
      { at: 40, text: ', depois ' },
      { at: 49, href: 'https://a.example', text: 'https://a.example' },
      { at: 66, text: '.' },
    ]);
  });

  it('are of the web alone', () => {
    expect(partsOf('javascript:alert(1) data:text/html,x ftp://a')).toEqual([
      { at: 0, text: 'javascript:alert(1) data:text/html,x ftp://a' },
    ]);
    expect(partsOf('')).toEqual([]);
  });
});
