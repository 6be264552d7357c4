/**
 * Letters that look like one Latin letter each, by their script: the Latin letter, then the code points
 * of those that look like it.
 *
 * From confusables.txt of UTS #39, Unicode 17.0.0 (© 2025 Unicode, Inc., licence Unicode-3.0): the
 * entries of a single letter whose prototype is a single ASCII letter, without presentation forms. It
 * stands here because the packages that carry the whole file carry one of 2020 and are not kept up.
 */
const TABLE = {
  Cyrillic:
    "a 0430 A 0410 b 042C B 0412 c 0441 C 0421 d 0501 e 0435 04BD E 0415 G 050C h 04BB H 041D i 0456 A647 j 0458 J 0408 K 041A l 0406 04CF 04C0 M 041C o 043E O 041E p 0440 P 0420 q 051B r 0433 s 0455 S 0405 T 0422 v 0475 V 0474 w 0461 0448 051D W 051C x 0445 X 0425 y 0443 04AF Y 0423 04AE",
  Greek:
    "a 03B1 A 0391 B 0392 E 0395 F 03DC H 0397 i 03B9 1FBE j 03F3 J 037F K 039A l 0399 M 039C 03FA N 039D o 03BF 03C3 O 039F p 03C1 03F8 P 03A1 r 1D26 T 03A4 u 03C5 v 03BD X 03A7 y 03B3 Y 03A5 Z 0396",
  Coptic:
    "B 2C82 c 2CA5 C 2CA4 H 2C8E i 2C93 K 2C94 l 2C92 L 2CD0 M 2C98 N 2C9A o 2C9F 03ED O 2C9E p 2CA3 2CCF P 2CA2 2CCE r 2C85 T 2CA6 w 2CBD X 2CAC y 2CA9 Y 2CA8",
  Armenian:
    "f 0584 g 0581 h 0570 i 0582 n 0578 057C o 0585 O 0555 q 0563 0566 S 054F u 057D U 054D w 0561",
  Georgian: "o 10FF y 10E7",
  Cherokee:
    "A 13AA b 13CF B 13F4 c ABAF C 13DF d 13E7 D 13A0 E 13AC G 13C0 13F3 h 13C2 H 13BB i AB75 13A5 J 13AB K 13E6 L 13DE M 13B7 P 13E2 r AB81 R 13A1 13D2 s ABAA S 13D5 13DA T 13A2 v ABA9 V 13D9 w AB83 W 13B3 13D4 Y 13A9 13BD z AB93 Z 13C3",
  Lisu: "A A4EE B A4D0 C A4DA d A4D2 D A4D3 E A4F0 F A4DD G A4D6 H A4E7 J A4D9 K A4D7 l A4F2 L A4E1 M A4DF N A4E0 O A4F3 P A4D1 R A4E3 S A4E2 T A4D4 U A4F4 V A4E6 W A4EA X A4EB Y A4EC Z A4DC",
  Canadian_Aboriginal:
    "A 15C5 b 1472 15AF B 15F7 d 146F D 15DE 15EA F 15B4 H 157C J 148D L 14AA M 15F0 P 146D R 1587 U 144C V 142F x 1541 157D",
  Deseret: "c 1043D C 10415 L 1041B o 1042C O 10404 s 10448 S 10420",
  Osage: "o 104EA O 104C2 R 104B4 u 104F6 U 104CE",
  Warang_Citi:
    "E 118A6 118AE F 118C2 118A2 i 118C3 L 118A3 118B2 o 118C8 118D7 O 118B5 s 118C1 T 118BC u 118D8 U 118B8 v 118C0 V 118A0 y 118DC Y 118A4 z 118C4 Z 118A9",
  Tifinagh: "E 2D39 l 2D4F O 2D54 Q 2D55 V 2D38 X 2D5D",
  Miao: "A 16F40 l 16F28 L 16F16 R 16F35 S 16F3A T 16F0A U 16F42 V 16F08 Y 16F43",
  Elbasan: "C 1051C F 10525 K 10518 L 10526 N 10513 O 10516 V 1051D X 10527",
  Carian: "A 102A0 B 102A1 C 102A2 F 102A5 H 102CF M 102B0 O 102AB T 102B1 X 102B4 Y 102B2",
  Lycian: "B 10282 E 10286 F 10287 l 1028A O 10292 P 10295 S 10296 T 10297 X 10290",
  Old_Italic: "B 10301 C 10302 l 10309 M 10311 T 10315 X 10317",
  Runic: "K 16D5 l 16C1 M 16D6 X 16B7",
  Bamum: "V A6DF",
  Arabic: "l 0627 o 0647 06BE 06C1 06D5",
  Hebrew: "l 05D5 05DF o 05E1 v 05D8",
  Nko: "l 07CA",
  Ethiopic: "O 12D0 U 1200",
  Oriya: "O 0B20",
  Malayalam: "o 0D20 s 0D1F",
  Myanmar: "c 1004 105A o 101D",
  Ahom: "v 11706 w 1170A 1170E 1170F",
} as const;

/** A script of which some letters look like Latin ones. */
export type Script = keyof typeof TABLE;

export const SCRIPTS = Object.keys(TABLE) as Script[];

/**
 * Letters of the Latin script itself: those of phonetic alphabets and of former orthographies. Letters
 * that a language is written with today are none of them.
 */
const LATIN =
  "a 0251 b 0184 B A7B4 c 1D04 e AB32 f AB35 A799 F A798 g 0261 1D83 i 0269 J A7B2 l 0196 01C0 o 1D0F 1D11 AB3D r AB47 AB48 s A731 u A79F 1D1C AB4E AB52 v 1D20 w 1D21 X A7B3 y 1D8C AB5A z 1D22";

const LOOK_ALIKES = new Map([...Object.values(TABLE), LATIN].flatMap((list) => readList(list)));

/** The Latin letter that a letter of another script, or a rare one of this script, looks like. */
export function lookAlike(letter: string): string | undefined {
  // An accent more does not make it look like less.
  return LOOK_ALIKES.get(letter) ?? LOOK_ALIKES.get(String.fromCodePoint(baseOf(letter)));
}

function baseOf(letter: string): number {
  return letter.normalize("NFD").codePointAt(0) ?? 0;
}

function readList(list: string): [string, string][] {
  let latin = "";
  return list.split(" ").flatMap((word): [string, string][] => {
    if (word.length > 1) return [[String.fromCodePoint(parseInt(word, 16)), latin]];
    latin = word;
    return [];
  });
}
