'use client';

import { memo, useEffect, useRef } from 'react';
import { type AssistantWords, useWords } from '../words';
import { copyText } from './copy-text';

/** Markdown that the server made safe HTML of: it takes no HTML and writes every element itself. */
export const AnswerHtml = memo(function AnswerHtml({ html }: { html: string }) {
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other code stands there.
  useEffect(() => {
    for (const code of box.current?.querySelectorAll('pre') ?? []) addCopyButton(code, words);
  }, [html, words]);

  return <div ref={box} className="markdown ai-markdown" dangerouslySetInnerHTML={{ __html: html }} />;
});

type CopyWords = Pick<AssistantWords, 'copy' | 'copyCode' | 'copied' | 'copyFailed'>;

function addCopyButton(code: HTMLElement, { copy, copyCode, copied, copyFailed }: CopyWords): void {
  if (code.parentElement?.className === 'ai-code') return;
  const frame = document.createElement('div');
  frame.className = 'ai-code';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = copy;
  button.ariaLabel = copyCode;
  button.addEventListener('click', async () => {
    const told = (await copyText(code.textContent ?? '')) ? copied : copyFailed;
    button.textContent = told;
    button.ariaLabel = told;
    setTimeout(() => {
      button.textContent = copy;
      button.ariaLabel = copyCode;
    }, 2000);
  });
  code.replaceWith(frame);
  frame.append(code, button);
}
