import { expect, type Locator, type Page } from '@playwright/test';

const words = {
  Assistente: { field: 'Sua pergunta', subject: 'Assunto', part: 'Parte', messages: 'Conversa' },
  Assistant: { field: 'Your question', subject: 'Subject', part: 'Part', messages: 'Conversation' },
} as const;

/** The assistant's panel as a person finds it. */
export class AssistantPanel {
  readonly root: Locator;
  readonly field: Locator;
  readonly subject: Locator;
  readonly part: Locator;
  readonly messages: Locator;

  constructor(
    readonly page: Page,
    readonly name: keyof typeof words = 'Assistente',
  ) {
    const { field, subject, part, messages } = words[name];
    this.root = page.getByRole('dialog', { name });
    this.field = this.root.getByRole('textbox', { name: field });
    this.subject = this.root.getByRole('combobox', { name: subject, exact: true });
    this.part = this.root.getByRole('combobox', { name: part, exact: true });
    this.messages = this.root.getByRole('region', { name: messages }).locator('ol').first().locator('> li');
  }

  opener(): Locator {
    return this.page.getByRole('button', { name: this.name, exact: true });
  }

  /** Open, with its conversation read. */
  async open(): Promise<void> {
    await this.opener().click();
    await expect(this.field).toBeEnabled({ timeout: 15_000 });
  }

  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.field.press('Enter');
  }

  /** The last answer, once it is whole. */
  async answered(count: number): Promise<Locator> {
    await expect(this.messages).toHaveCount(count, { timeout: 15_000 });
    await expect(this.field).toBeEnabled({ timeout: 15_000 });
    return this.messages.last();
  }
}
