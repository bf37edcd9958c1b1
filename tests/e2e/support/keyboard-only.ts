import { expect, type Locator, type Page } from '@playwright/test';
import { expectVisibleFocus } from './focus';

/** Somebody without a mouse, who knows the skip link and no more: every press of Tab is counted. */
export class KeyboardOnly {
  tabs = 0;
  /** What a mouse would click: every button, link and field on the way. */
  stops = 0;
  constructor(private readonly page: Page) {}

  async to(target: Locator): Promise<void> {
    this.stops += 1;
    await expect(target).toBeVisible();
    await expect(target).toBeEnabled();
    const before = this.tabs;
    while (!(await isFocused(target))) {
      if (this.tabs - before > 150) throw new Error(`${target} is not reached by Tab`);
      await this.step();
    }
    await expectVisibleFocus(target);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.type(text);
  }

  async press(target: Locator): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press('Enter');
  }

  /** The way back, for what stands before. */
  async pressBefore(target: Locator): Promise<void> {
    this.stops += 1;
    const before = this.tabs;
    while (!(await isFocused(target))) {
      if (this.tabs - before > 150) throw new Error(`${target} is not reached by Shift+Tab`);
      this.tabs += 1;
      await this.page.keyboard.press('Shift+Tab');
    }
    await expectVisibleFocus(target);
    await this.page.keyboard.press('Enter');
  }

  private async step(): Promise<void> {
    this.tabs += 1;
    await this.page.keyboard.press('Tab');
    const skip = this.page.getByRole('link', { name: 'Pular para o conteúdo' });
    if (await isFocused(skip)) await this.page.keyboard.press('Enter');
  }
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
