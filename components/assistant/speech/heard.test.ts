import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heardIn, type SpeechResult, untold } from './heard';

function final(transcript: string, confidence = 0.9): SpeechResult {
  return { isFinal: true, 0: { transcript, confidence } };
}

function interim(transcript: string): SpeechResult {
  return { isFinal: false, 0: { transcript, confidence: 0 } };
}

describe('speech on a desktop', () => {
  it('is what was heard for good, then what is guessed', () => {
    expect(heardIn([final('como eu faço'), interim(' um laço')], false)).toEqual({
      final: 'como eu faço',
      interim: 'um laço',
    });
  });

  it('keeps a word that was said twice, and a final one without confidence', () => {
    expect(heardIn([final('não'), final('não', 0), final('sei')], false).final).toBe('não não sei');
  });
});

describe('speech on Android', () => {
  it('is a guess while nobody is confident, its repeated words told once', () => {
    expect(heardIn([final('o', 0), final('o que', 0), final('o que é', 0)], true)).toEqual({
      final: '',
      interim: 'o que é',
    });
  });

  it('is final with the first confident words; the guesses before them are in it', () => {
    const results = [final('o que', 0), final('o que é', 0), final('O que é um laço', 0.82)];
    expect(heardIn(results, true)).toEqual({ final: 'O que é um laço', interim: '' });
  });

  it('tells finals that begin anew with all of it once', () => {
    const results = [final('oi'), final('oi tudo'), final('oi tudo bem'), final('tudo bem com você')];
    expect(heardIn(results, true).final).toBe('oi tudo bem com você');
  });

  it('goes on guessing behind what is final', () => {
    expect(heardIn([final('Oi tudo bem'), final('oi tudo bem como', 0)], true)).toEqual({
      final: 'Oi tudo bem',
      interim: 'como',
    });
  });

  it('never says a word twice, however the words come cut', () => {
    const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{3,9}$/), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(words, fc.array(fc.nat(11)), (said, cuts) => {
        const ends = [...new Set(cuts.map((cut) => (cut % said.length) + 1)), said.length].sort((a, b) => a - b);
        const cumulative = ends.map((end) => final(said.slice(0, end).join(' ')));
        expect(heardIn(cumulative, true).final).toBe(said.join(' '));
        const apart = ends.map((end, at) => final(said.slice(ends[at - 1] ?? 0, end).join(' ')));
        expect(heardIn(apart, true).final).toBe(said.join(' '));
        expect(heardIn(apart, false).final).toBe(said.join(' '));
      }),
    );
  });
});

describe('what is not told yet', () => {
  it('is the end of a longer text, nothing of the same, all of another', () => {
    expect(untold('oi tudo', 'Oi tudo bem')).toBe('bem');
    expect(untold('oi tudo bem', 'oi tudo bem')).toBe('');
    expect(untold('', 'oi')).toBe('oi');
    expect(untold('oi', 'tchau')).toBe('tchau');
  });
});
