import italian from "dictionary-it";
import { loadModule } from "hunspell-asm";

/** A dictionary of Italian; words have straight apostrophes. */
export interface Dictionary {
  knows(word: string): boolean;
  /** Words that may have been meant, the likeliest first. Slow: about half a second. */
  suggestions(word: string): string[];
}

/** The dictionary of hunspell that word processors use too. */
export async function italianDictionary(): Promise<Dictionary> {
  const factory = await withoutItsHandlers(loadModule);
  const hunspell = factory.create(
    factory.mountBuffer(italian.aff, "it.aff"),
    factory.mountBuffer(italian.dic, "it.dic"),
  );
  return { knows: hunspell.spell, suggestions: hunspell.suggest };
}

/** A dictionary that is asked for each word once. */
export function rememberingDictionary({ knows, suggestions }: Dictionary): Dictionary {
  return { knows: remembering(knows), suggestions: remembering(suggestions) };
}

function remembering<Answer>(ask: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, Answer>();
  return (word) => {
    if (!answers.has(word)) answers.set(word, ask(word));
    return answers.get(word) as Answer;
  };
}

/**
 * Loads a module compiled to WebAssembly without its listeners to errors of the whole process: at any error they
 * would print the module instead of what went wrong.
 */
async function withoutItsHandlers<Module>(load: () => Promise<Module>): Promise<Module> {
  const events = ["uncaughtException", "unhandledRejection"];
  const before = new Map(events.map((event) => [event, process.rawListeners(event)]));
  const module = await load();
  for (const [event, own] of before) {
    for (const listener of process.rawListeners(event)) {
      if (!own.includes(listener)) process.off(event, listener as () => void);
    }
  }
  return module;
}
