import { AssistantButton } from '@/components/assistant/panel/assistant-button';

export const dynamic = 'force-static';

/** The bare page with the assistant's button: what a page pays that never opens the panel. */
export default function WithAssistant() {
  return (
    <main>
      <AssistantButton locale="pt-BR" labels={{ open: 'Assistente', failed: 'Assistente', again: 'Assistente' }} />
    </main>
  );
}
