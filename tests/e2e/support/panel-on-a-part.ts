import { expect, type Page } from '@playwright/test';

import { fixedBases } from '@/lib/knowledge-base/rules';

/** The panel, opened on one part of a knowledge base. */
export async function openPanel(page: Page, base: keyof typeof fixedBases = 'general', part?: number) {
  await page.getByRole('button', { name: 'Assistente' }).click();
  const panel = page.getByRole('dialog', { name: 'Assistente' });
  const subject = panel.getByRole('combobox', { name: 'Assunto', exact: true });
  await expect(subject).not.toHaveValue('');
  const { id } = fixedBases[base];
  // At a desk choosing leads to what was chosen, in another document; the panel stands open there again.
  const isWide = (page.viewportSize()?.width ?? 0) > 767;
  await subject.selectOption(id);
  if (isWide) await page.waitForURL(new RegExp(`/knowledgebase.*#base-${id}$`));
  await expect(subject).toHaveValue(id);
  const division = panel.getByRole('combobox', { name: 'Parte', exact: true });
  if (part !== undefined) {
    await division.selectOption({ index: part });
    if (isWide) await page.waitForURL(/\/knowledgebase\/[0-9a-f-]{36}/);
  }
  const field = panel.getByLabel('Sua pergunta');
  await expect(field).toBeEditable();
  return {
    panel,
    field,
    subject,
    division,
    microphone: panel.getByRole('button', { name: /^(Falar a pergunta|Parar de ouvir)$/ }),
    question: (text: string) => panel.locator('.ai-question', { hasText: text }),
    answers: panel.locator('.ai-answer'),
  };
}
