/** Every key under which a browser keeps something of ours; stored-values.ts reads and writes them. */
export const storedKeys = {
  /** 'light' or 'dark'; nothing means as the device says. */
  theme: 'theme',
  /** The pupil's preference (§2). */
  uppercase: 'uppercase',
  /** Whether a test is shown in larger letters. */
  largeType: 'largeType',
  /** 'pt-BR' or 'en' (§3): decides where a sign-in lands. */
  language: 'language',
  /** Who is signed in (§3), in session storage. */
  profile: 'profile',
  /** Of whom something waits here to be sent: the way out asks before any script has come. */
  unsent: 'unsent',
  /** Whether the assistant's panel stands open in this tab, and how. */
  assistant: 'assistant',
  /** What the assistant was last asked about (§3), until its page is left. */
  chatbot: 'chatbotContext',
  /** What waits in the assistant's field, of each conversation, in session storage until it is sent. */
  drafts: 'assistantDrafts',
  /** What is being typed of a doubt in a lesson, asked or answered, in session storage until it is sent. */
  doubt: 'doubtDraft',
} as const;
