import { describe, expect, it } from 'vitest';
import type { Reader } from '../rules/reader';
import { answerHtml } from './answer-html';
import { careAnswer } from './care-answer';
import { guideAnswer } from './guide-answer';

const servo = {
  title: 'Servo motor',
  heading: 'Ligação',
  text: 'O servo motor gira até um ângulo entre 0 e 180 graus. O fio marrom vai ao GND. O fio laranja leva o sinal ao pino 9. Guarde as peças no fim da aula.',
  address: '/lesson/MT/MA1/1/MA1-06#text-ligacao',
};
const led = {
  title: 'LED',
  heading: '',
  text: 'O LED acende quando a corrente passa do lado longo ao curto. Use um resistor de 220 ohms.',
  address: '/knowledgebase/led',
};
const passages = [servo, led];
const pupil: Reader = { tipo: 'aluno', schoolYear: 'EF7', locale: 'pt-BR' };

describe('guideAnswer', () => {
  it('quotes whole sentences of the best passage, cites them, and ends with the pupil', () => {
    const { content, fits } = guideAnswer({
      question: 'Onde ligo o fio laranja do servo?',
      passages,
      reader: pupil,
      hint: 1,
    });
    expect(fits).toBe(true);
    expect(content).toContain('> O fio laranja leva o sinal ao pino 9. [1]');
    expect(content).not.toContain('Guarde as peças');
    expect(content).not.toContain('[2]');
    expect(content.trimEnd()).toMatch(/\?$/);
    for (const [, quote = ''] of content.matchAll(/^> (.+) \[1\]$/gm)) expect(servo.text).toContain(quote);
  });

  it('shows more at later steps', () => {
    const quotesAt = (hint: 1 | 2 | 3) =>
      guideAnswer({ question: 'servo motor fio pino', passages, reader: pupil, hint }).content.match(/^> \S/gm)
        ?.length ?? 0;
    expect(quotesAt(1)).toBeLessThan(quotesAt(3));
  });

  it('forgives a typo', () => {
    expect(guideAnswer({ question: 'resistro do led', passages, reader: pupil, hint: 1 }).content).toContain(
      '220 ohms. [2]',
    );
  });

  it('says honestly that there is nothing, and what is near', () => {
    const { content, fits } = guideAnswer({ question: 'Quem descobriu o Brasil?', passages, reader: pupil, hint: 1 });
    expect(fits).toBe(false);
    expect(content).toContain('Não encontrei nada sobre isso no material.');
    expect(content).toContain('- Servo motor — Ligação [1]\n- LED [2]');
    expect(content).not.toContain('>');
  });

  it('has no passages, and says so', () => {
    expect(guideAnswer({ question: 'servo', passages: [], reader: { ...pupil, locale: 'en' }, hint: 1 }).content).toBe(
      'I found nothing about this in the material.\n\nTry asking in other words, or choose another subject.',
    );
  });

  it('speaks to facilitators of their lesson, and asks nobody else back', () => {
    const to = (tipo: Reader['tipo']) =>
      guideAnswer({ question: 'servo motor', passages, reader: { tipo, schoolYear: null, locale: 'en' }, hint: null })
        .content;
    expect(to('instrutor')).toContain('For your lesson');
    expect(to('escola')).not.toContain('lesson');
  });

  it('is the same for the same question', () => {
    const asked = { question: 'fio do servo', passages, reader: pupil, hint: 2 } as const;
    expect(guideAnswer(asked)).toEqual(guideAnswer(asked));
  });

  it('quotes signs as they stand', () => {
    const text = 'Escreva 2 * 3 * 4 e <b> com R$ 5 em `x`, v[0] e o_nome_dele.';
    const found = { ...led, title: 'Sinais', text };
    const { content } = guideAnswer({ question: 'sinais escreva nome', passages: [found], reader: pupil, hint: 1 });
    const shown = answerHtml(content, [found], 'pt-BR')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(shown).toContain(text);
  });
});

describe('answerHtml', () => {
  it('leads to the passage in the language of the reader', () => {
    expect(answerHtml('Sim [1].', passages, 'en')).toBe(
      '<p>Sim <a class="citation" href="/en/lesson/MT/MA1/1/MA1-06#text-ligacao" aria-label="Source 1: Servo motor — Ligação">1</a>.</p>\n',
    );
    expect(answerHtml('Sim [2] [3].', passages, 'pt-BR')).toContain('aria-label="Fonte 2: LED">2</a> [3].');
  });

  it.each(['https://evil.example', '//evil.example', 'javascript:alert(1)', '/api/Users/logout', ''])(
    'leads to no %j',
    (address) => {
      expect(answerHtml('Sim [1].', [{ ...led, address }], 'pt-BR')).toBe('<p>Sim [1].</p>\n');
    },
  );
});

describe('careAnswer', () => {
  it.each(['selfHarm', 'abuse', 'violence', 'sexual', 'drugs', 'bullying'] as const)(
    'names whom to call for %s',
    (topic) => {
      for (const locale of ['pt-BR', 'en'] as const) {
        expect(careAnswer(topic, locale)).toMatch(/\b(188|100)\b/);
        expect(careAnswer(topic, locale)).toMatch(/\b(190|192)\b/);
        expect(careAnswer(topic, locale, 'instrutor')).not.toBe(careAnswer(topic, locale));
      }
    },
  );
});
