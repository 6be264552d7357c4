import { isAsciiLetter, letterClass, styledLetter, type LetterClass } from "./letter-class";
import { lookAlike } from "./look-alikes";

/** A letter that could be taken for another one, and why it is said so. */
export interface ConfusableLetter {
  /** The script, or that it is a Latin letter in another shape. */
  script: LetterClass;
  /** The Latin letter that it looks like, where it looks like one. */
  like?: string;
}

type Letter = ConfusableLetter & { at: number; isAscii: boolean };

interface Word {
  letters: Letter[];
  /** Words with no space between them are of one token: an address, a handle. */
  token: number;
}

/**
 * The letters that could be taken for others, by their place in the text. After UTS #39 they are
 * - in a word that mixes scripts, every letter that is not Latin, but for Greek symbols as in kΩ;
 * - in a word that could be a Latin one by all of its letters, every letter, unless the words around
 *   it are plainly of its script;
 * - letters in a shape of their own (mathematical ones everywhere; wide ones, Roman numerals and rare
 *   Latin ones that look like another beside ASCII letters).
 */
export function confusableLetters(characters: readonly string[]): Map<number, ConfusableLetter> {
  const words = readWords(characters);
  const found = new Map<number, ConfusableLetter>();
  const latinTokens = new Set(words.filter(holdsLatin).map(({ token }) => token));
  const isHome = homes(words);
  words.forEach((word, index) => {
    const isAlien =
      isMixed(word) ||
      (couldBeLatin(word) && (latinTokens.has(word.token) || isHome[index] !== true));
    const besideAscii = word.letters.some(({ isAscii }) => isAscii);
    for (const { at, isAscii, ...letter } of word.letters) {
      if (isAscii) continue;
      const isLatin = letter.script === "Latin";
      if (
        isLatin ? besideAscii && letter.like !== undefined : isAlien || letter.script === "Styled"
      )
        found.set(at, letter);
    }
  });
  return found;
}

function readWords(characters: readonly string[]): Word[] {
  const words: Word[] = [];
  let token = 0;
  let word: Word | undefined;
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? "";
    // As in JSON, where `\\n` is no letter of the word that follows.
    const isEscape = characters[at - 1] === "\\" && isAsciiLetter(character);
    const script = isEscape ? "end" : letterClass(character);
    if (script === "part") continue;
    if (script === "end") {
      word = undefined;
      if (/\s/.test(character)) token += 1;
      continue;
    }
    if (!word) words.push((word = { letters: [], token }));
    const like = styledLetter(character) ?? lookAlike(character);
    const isAscii = isAsciiLetter(character);
    word.letters.push({ at, isAscii, script, ...(like === undefined ? {} : { like }) });
  }
  return words;
}

function holdsLatin({ letters }: Word): boolean {
  return letters.some(({ script }) => script === "Latin");
}

function isMixed({ letters }: Word): boolean {
  const [first] = letters;
  if (letters.every(({ script }) => script === first?.script)) return false;
  const others = letters.filter(({ script }) => script !== "Latin");
  return others.some(({ script, like }) => script !== "Greek" || like !== undefined);
}

/** Whether no letter of a word tells that it is not Latin. A Greek letter by itself is a symbol. */
function couldBeLatin({ letters }: Word): boolean {
  if (letters.length === 1 && letters[0]?.script === "Greek") return false;
  return letters.every(({ script, like }) => script !== "Latin" && like !== undefined);
}

/**
 * Which words that could be Latin are at home: in a row of words of their script of which some could
 * not be Latin, and not at an end of it where another script follows. A word of one letter may be there.
 */
function homes(words: readonly Word[]): boolean[] {
  const isHome: boolean[] = [];
  while (isHome.length < words.length) {
    const start = isHome.length;
    const script = scriptOf(words[start]);
    let end = start + 1;
    while (end < words.length && scriptOf(words[end]) === script) end += 1;
    const row = words.slice(start, end);
    const isPlain = !row.every(couldBeLatin);
    row.forEach(({ letters }, index) => {
      const isAtStart = index === 0 && start > 0;
      const isAtEnd = index === row.length - 1 && end < words.length;
      isHome.push(isPlain && (letters.length === 1 || !(isAtStart || isAtEnd)));
    });
  }
  return isHome;
}

function scriptOf(word: Word | undefined): LetterClass | undefined {
  return word?.letters[0]?.script;
}
