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
  const factory = await loadModule();
  const hunspell = factory.create(
    factory.mountBuffer(italian.aff, "it.aff"),
    factory.mountBuffer(italian.dic, "it.dic"),
  );
  return { knows: hunspell.spell, suggestions: hunspell.suggest };
}
