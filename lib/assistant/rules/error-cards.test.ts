import { describe, expect, it } from 'vitest';
import { messagesOf } from '@/lib/platform/i18n/messages';
import { errorCard } from '../prompts/error-card';
import { errorIn, errorKinds } from './error-cards';

describe('errorIn', () => {
  it.each([
    ["NameError: name 'cor' is not defined", 'name'],
    ['deu name error aqui', 'name'],
    ["SyntaxError: expected ':'", 'colon'],
    ['SyntaxError: unterminated string literal (detected at line 3)', 'unclosed'],
    ["SyntaxError: '(' was never closed", 'unclosed'],
    ['IndentationError: expected an indented block after for', 'indentation'],
    ["AttributeError: 'str' object has no attribute 'append'", 'attribute'],
    ['TypeError: can only concatenate str (not "int") to str', 'type'],
    ["ValueError: invalid literal for int() with base 10: 'oi'", 'value'],
    ['IndexError: pop from empty list', 'index'],
    ["KeyError: 'quadra'", 'key'],
    ['ZeroDivisionError: division by zero', 'zero'],
    ["ModuleNotFoundError: No module named 'pygame'", 'module'],
    ['SyntaxError: invalid syntax', 'syntax'],
    ['meu placar do scratch mostra NaN', 'scratchNumber'],
    ['The project could not be loaded', 'scratchFile'],
    ['no scratch eu clico na bandeira e nada acontece', 'scratchStart'],
  ])('knows %s', (text, kind) => expect(errorIn(text)?.kind).toBe(kind));

  it('reads the line where it stopped, and the name', () => {
    const pasted =
      'Traceback\n  File "main.py", line 2\n  File "main.py", line 9\nNameError: name \'vez\' is not defined';
    expect(errorIn(pasted)).toEqual({ kind: 'name', line: 9, name: 'vez' });
  });

  it.each(['o que é um erro?', 'meu robô não anda', 'qual a chave do dicionário'])('hears none in %j', (text) => {
    expect(errorIn(text)).toBeUndefined();
  });
});

it('says of each kind what it means, where to look, and asks one question', () => {
  for (const locale of ['pt-BR', 'en'] as const) {
    for (const kind of errorKinds) {
      const { text, ask } = errorCard({ kind, line: 4, name: 'vez' }, messagesOf(locale).errorCards);
      expect(text).toContain('4');
      expect(text).toContain('`vez`');
      expect(text).not.toMatch(/[{}]/);
      expect(ask.match(/\?/g)).toHaveLength(1);
    }
  }
});

it('holds plain words alone: a build makes anything but a text of those with a place for a value', () => {
  for (const locale of ['pt-BR', 'en'] as const) {
    const { kinds, ...words } = messagesOf(locale).errorCards;
    for (const text of [words, ...Object.values(kinds)].flatMap((all) => Object.values(all))) {
      expect(text).not.toMatch(/[{}<]/);
    }
  }
});
