import { keystrokes } from './keystrokes';

/**
 * How far a suffix can be trusted: `sure` ones are nearly always a particle or an ending,
 * `unsure` ones end many nouns as well (이미지, 결과, 화면).
 */
export type Trust = 'sure' | 'unsure';

const particles = {
  sure: `을 를 은 는 에 에서 에게 에는 에도 에만 에서는 에서도 에서의 에서만 에의 에게는 으로 으로는 으로도 으로만
    으로써 으로서 로서 로써 로는 로도 로만 로의 으로의 까지 까지의 까지는 부터 부터는 처럼 보다 마다 이라는 라는 이란
    이라고 라고 이라면 라면 이며 이나 이라도 라도 조차 밖에 만큼 만큼의 대로 끼리 한테 와는 과는 와의 과의 와도 과도
    이와 들을 들은 들이 들의 들에 들도 들과 들로 들에게 들에서 이고 입니다 인가요 인가 이란 인지 이다 이에요 예요 이었습니다
    이지만 이므로 이기 이어야 이어도 뿐만 뿐 별로 별 등 등의 등을 등이 등과 등에 하고 으로부터 로부터 마저 이라 랑 이랑 에게서 한테서 이든 든지 이든지`,
  unsure: `이 가 의 로 도 만 와 과 나 들 란 며 고 인 일 야 씩 님 용 요`,
};

const endings = {
  sure: `습니다 습니까 ㅂ니다 ㅂ니까 세요 으세요 십시오 어요 아요 여요 해요 네요 나요 을까요 ㄹ까요 은데 는데 ㄴ데 은데요 는데요
    ㄴ데요 을때 ㄹ때 ㅆ을때 는지 은지 ㄴ지 을지 ㄹ지 으면 려면 으려면 려고 으려고 도록 지만 거나 어야 아야 어서 아서 어도 아도 았다 었다 았습니다
    었습니다 ㅆ습니다 ㅆ어요 ㅆ는데 ㅆ을 ㅆ다 ㅆ던 ㅆ다면 지않 지만 면서 으면서 자마자 더라도 는다 는다면 ㄴ다 ㄴ다면 는가
    던 던지 든지 지는 지도 지를 기를 기는 기에 기의 기가 기로 기도 는것 음 으며 을수록 ㄹ수록 니다 니까 라면 려는
    어진 어집니다 어지는 어질 어졌 어졌습니다 아진 어주세요 어줘 아줘 ㅆ나요 ㅆ을까요 ㅆ으면 ㅆ지만 ㅆ습니까 죠 지요 군요 거든요
    더니 ㅆ더니 았더니 었더니 다가 ㅆ다가 길래 느라 잖아 잖아요 ㅁ까 어져 아져 어짐 아짐 어졌 대요 ㄴ대요 ㄹ게요 을게요 ㅆ음 ㅆ네 ㅆ네요 ㅆ는지 ㅆ거든요`,
  unsure: `면 고 기 게 지 자 다 아 어 을 은 는 니 ㅁ 요 서 도 야 네 진 질 집니다`,
};

function table(words: { sure: string; unsure: string }): Map<string, Trust> {
  const entries = (['unsure', 'sure'] as const).flatMap((trust) =>
    words[trust].split(/\s+/).map((suffix): [string, Trust] => [keystrokes(suffix), trust]),
  );
  return new Map(entries);
}

/** Particles by their keystrokes: what follows a noun. */
export const nounSuffixes = table(particles);

/** Endings by their keystrokes: what follows the stem of a verb or an adjective. */
export const verbSuffixes = table(endings);

/** The longest suffix, in keystrokes. */
export const longestSuffix = Math.max(
  ...[...nounSuffixes.keys(), ...verbSuffixes.keys()].map((suffix) => suffix.length),
);
