import type { Page } from '@playwright/test';

/** How the recogniser answers a start: by listening, or by refusing the microphone. */
type Script = { microphone?: 'granted' | 'denied' };
export type Said = { text: string; isFinal: boolean; confidence?: number };
type Spoken = { text: string; rate: number; lang: string; voice: string | undefined };

type Scripted = {
  starts: { lang: string; continuous: boolean; interimResults: boolean }[];
  stops: number;
  isContinuous: () => boolean;
  results: (results: Said[]) => void;
  fail: (error: string) => void;
  end: () => void;
  spoken: Spoken[];
  cancels: number;
  finish: () => void;
};

/**
 * A recogniser and a voice in place of the browser's, with their events in the standard's order: start, results, end; a
 * stop gives what was heard before its end, an abort nothing.
 */
export async function scriptSpeech(page: Page, script: Script = {}) {
  await page.addInitScript(install, script);
  return {
    hear: (...results: Said[]) => page.evaluate((all) => window.scriptedSpeech.results(all), results),
    end: () => page.evaluate(() => window.scriptedSpeech.end()),
    fail: (error: string) => page.evaluate((code) => window.scriptedSpeech.fail(code), error),
    isContinuous: () => page.evaluate(() => window.scriptedSpeech.isContinuous()),
    starts: () => page.evaluate(() => window.scriptedSpeech.starts),
    spoken: () => page.evaluate(() => window.scriptedSpeech.spoken),
    finishReading: () => page.evaluate(() => window.scriptedSpeech.finish()),
  };
}

declare global {
  interface Window {
    scriptedSpeech: Scripted;
  }
}

function install({ microphone = 'granted' }: Script): void {
  type Handler = ((event: unknown) => void) | null;
  let active: Recognition | undefined;

  class Recognition extends EventTarget {
    lang = '';
    continuous = false;
    interimResults = false;
    onstart: Handler = null;
    onresult: Handler = null;
    onerror: Handler = null;
    onend: Handler = null;

    start() {
      if (active) throw new DOMException('already started', 'InvalidStateError');
      active = this;
      const { lang, continuous, interimResults } = this;
      window.scriptedSpeech.starts.push({ lang, continuous, interimResults });
      queueMicrotask(() => {
        if (microphone === 'granted') return this.tell('start');
        this.tell('error', { error: 'not-allowed' });
        this.finish();
      });
    }

    stop() {
      window.scriptedSpeech.stops += 1;
      setTimeout(() => this.finish());
    }

    abort() {
      setTimeout(() => this.finish());
    }

    finish() {
      if (active !== this) return;
      active = undefined;
      this.tell('end');
    }

    tell(name: 'start' | 'result' | 'error' | 'end', more: object = {}) {
      const event = Object.assign(new Event(name), more);
      this[`on${name}`]?.call(this, event);
      this.dispatchEvent(event);
    }
  }

  class Utterance {
    rate = 1;
    lang = '';
    voice: { name: string } | undefined;
    onend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    constructor(readonly text: string) {}
  }

  let queue: Utterance[] = [];
  const voices = ['en-US', 'pt-PT', 'pt-BR'].map((lang) => ({ lang, name: lang }));
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak(utterance: Utterance) {
      queue.push(utterance);
      const { text, rate, lang, voice } = utterance;
      window.scriptedSpeech.spoken.push({ text, rate, lang, voice: voice?.name });
    },
    cancel() {
      window.scriptedSpeech.cancels += 1;
      const cut = queue;
      queue = [];
      for (const utterance of cut) utterance.onerror?.();
    },
  });

  window.scriptedSpeech = {
    starts: [],
    stops: 0,
    isContinuous: () => active?.continuous === true,
    results(results) {
      const list = results.map(({ text, isFinal, confidence = 0.9 }) => ({
        isFinal,
        length: 1,
        0: { transcript: text, confidence: isFinal ? confidence : 0 },
      }));
      active?.tell('result', { resultIndex: list.length - 1, results: list });
    },
    fail: (error) => active?.tell('error', { error }),
    end: () => active?.finish(),
    spoken: [],
    cancels: 0,
    finish() {
      const said = queue;
      queue = [];
      for (const utterance of said) utterance.onend?.();
    },
  };
  const put = (name: string, value: unknown) => Object.defineProperty(window, name, { value, configurable: true });
  put('SpeechRecognition', Recognition);
  put('webkitSpeechRecognition', Recognition);
  put('SpeechSynthesisUtterance', Utterance);
  put('speechSynthesis', synthesis);
}
