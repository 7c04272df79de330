// Made by `make types` from the server's structs: do not edit.

export interface Prompt {
  type: 'Prompt';
  verb: string;
  clause: string;
  fields?: Record<string, Cells | SomeCells | Pieces | Seats | Symbols | Faces | Counts | Answers | Hands | Split | Text | Stroke>;
  opens_at?: number;
  closes_at?: number | null;
  racing?: boolean;
  confirm?: boolean;
}
export interface Entry {
  type: 'Entry';
  name: string;
  version: number;
  fewest: number;
  most: number;
  options: Choice[];
}
export interface Open {
  type: 'Open';
  id: string;
  version: number;
  token: string;
  game: string;
}
export interface Enter {
  type: 'Enter';
  id: string;
  version: number;
  token: string;
  code: string;
  ticket?: string | null;
}
export interface Pong {
  type: 'Pong';
  id: string;
  now: number;
}
export interface Sit {
  type: 'Sit';
  id: string;
  name: string;
  face: string;
  seat?: number | null;
}
export interface Leave {
  type: 'Leave';
  id: string;
}
export interface Act {
  type: 'Act';
  id: string;
  action: unknown;
  moment?: number | null;
}
export interface Ready {
  type: 'Ready';
  id: string;
  seal: string;
}
export interface Reveal {
  type: 'Reveal';
  id: string;
  value: string;
}
export interface Choose {
  type: 'Choose';
  id: string;
  game: string;
  options: Record<string, unknown>;
  room: 'remote' | 'same';
  patience: 0 | 5 | 20 | 60;
}
export interface AddBot {
  type: 'AddBot';
  id: string;
  level: 'adult' | 'child' | 'elephant' | 'goldfish';
}
export interface SetLevel {
  type: 'SetLevel';
  id: string;
  seat: number;
  level: 'adult' | 'child' | 'elephant' | 'goldfish';
}
export interface Remove {
  type: 'Remove';
  id: string;
  seat: number;
}
export interface Move {
  type: 'Move';
  id: string;
  seat: number;
  to: number;
}
export interface HandBack {
  type: 'HandBack';
  id: string;
  seat: number;
}
export interface Begin {
  type: 'Begin';
  id: string;
}
export interface Pause {
  type: 'Pause';
  id: string;
}
export interface Resume {
  type: 'Resume';
  id: string;
}
export interface Stop {
  type: 'Stop';
  id: string;
}
export interface Again {
  type: 'Again';
  id: string;
}
export interface Resync {
  type: 'Resync';
  id: string;
}
export interface Sight {
  type: 'Sight';
  number: number;
  since: number;
  at: number;
  you?: number | null;
  table?: TableView | null;
  game?: GameView | null;
  news?: unknown | null;
  answer?: string | null;
}
export interface Answered {
  type: 'Answered';
  id: string;
  number: number;
  gift: string | null;
}
export interface Refused {
  type: 'Refused';
  id: string;
  number: number;
  clause: string;
  why: string;
  offers: string[];
}
export interface Ping {
  type: 'Ping';
  id: string;
  number: number;
  at: number;
}
export interface Goodbye {
  type: 'Goodbye';
  why: 'closing' | 'no-such-table' | 'other-version' | 'removed' | 'taken-over' | 'too-much';
  number: number;
}
export interface Choice {
  type: 'Choice';
  name: string;
  among: (string | number | boolean)[];
  usual: string | number | boolean | null;
}
export interface TableView {
  type: 'TableView';
  code: string;
  game: string;
  options: Record<string, unknown>;
  room: 'remote' | 'same';
  patience: 0 | 5 | 20 | 60;
  chairs: ChairView[];
  fewest: number;
  most: number;
  paused: boolean;
  waiting: boolean;
  phase: LobbyView | SealingView | PlayingView | EndedView;
}
export interface GameView {
  type: 'GameView';
  public: unknown;
  private: unknown | null;
  prompts: unknown;
}
export interface Cells {
  type: 'Cells';
  among: number[];
}
export interface SomeCells {
  type: 'SomeCells';
  among: number[];
  least: number;
  most: number;
}
export interface Pieces {
  type: 'Pieces';
  among: number[];
}
export interface Seats {
  type: 'Seats';
  among: number[];
}
export interface Symbols {
  type: 'Symbols';
  among: string[];
}
export interface Faces {
  type: 'Faces';
  among: string[];
}
export interface Counts {
  type: 'Counts';
  among: number[];
}
export interface Answers {
  type: 'Answers';
  among: boolean[];
}
export interface Hands {
  type: 'Hands';
  among: ([number, 'left' | 'right'])[];
}
export interface Split {
  type: 'Split';
  total: number;
  parts: number;
  least: number;
}
export interface Text {
  type: 'Text';
  limit: number;
  like: string[];
}
export interface Stroke {
  type: 'Stroke';
  limit: number;
}
export interface ChairView {
  type: 'ChairView';
  name: string;
  face: string;
  bot: boolean;
  level: 'adult' | 'child' | 'elephant' | 'goldfish';
  stand_in: boolean;
  present: boolean;
  host: boolean;
}
export interface LobbyView {
  type: 'LobbyView';
}
export interface SealingView {
  type: 'SealingView';
  game_id: string;
  seed_seal: string;
  seals: (string | null)[];
  values: (string | null)[];
  revealing: boolean;
}
export interface PlayingView {
  type: 'PlayingView';
  game_id: string;
  seed_seal: string;
  contributions: string[];
}
export interface EndedView {
  type: 'EndedView';
  game_id: string;
  seed_seal: string;
  contributions: string[];
  seed: string;
  scores: number[] | null;
  winners: number[];
}
export type FromClient = Open | Enter | Pong | Sit | Leave | Act | Ready | Reveal | Choose | AddBot | SetLevel | Remove | Move | HandBack | Begin | Pause | Resume | Stop | Again | Resync;
export type FromServer = Sight | Answered | Refused | Ping | Goodbye;
export namespace memo_dice {
  export interface Options {
    type: 'Options';
    first: number | null;
    naming: 'aloud' | 'recall' | 'recognise';
    guess_seconds: 0 | 15 | 30 | 60;
    time: 'off' | 'x1' | 'x1.5' | 'x2';
  }
  export interface Public {
    type: 'Public';
    naming: string;
    scores: number[];
    recalled: number[];
    tried: number[];
    starter: number;
    dice: number[];
    cups: [number, number, number];
    row: (Covered | Lifted)[];
    away: number[];
    scene: Setting | Hiding | Shown | Recalling | Judgement | Scored | Ended;
  }
  export interface Private {
    type: 'Private';
    seat: number;
  }
  export interface Roll {
    type: 'Roll';
    die: number;
  }
  export interface Cover {
    type: 'Cover';
  }
  export interface Guess {
    type: 'Guess';
    cup: number;
    picture: string;
  }
  export interface Name {
    type: 'Name';
    cup: number;
    text: string;
  }
  export interface Lift {
    type: 'Lift';
    cup: number;
  }
  export interface Confirm {
    type: 'Confirm';
    cup: number;
    right: boolean;
  }
  export interface GiveUp {
    type: 'GiveUp';
    cup: number;
  }
  export interface Done {
    type: 'Done';
  }
  export interface FirstChosen {
    type: 'FirstChosen';
    seat: number;
  }
  export interface DiePicked {
    type: 'DiePicked';
    seat: number;
    die: number;
  }
  export interface DieRolled {
    type: 'DieRolled';
    picture: string;
  }
  export interface DieCovered {
    type: 'DieCovered';
    cup: 'black' | 'blue' | 'gold' | 'red';
  }
  export interface CupLifted {
    type: 'CupLifted';
    cup: number;
    guess: string | null;
    picture: string;
    to: number;
  }
  export interface CupLiftedAloud {
    type: 'CupLiftedAloud';
    cup: number;
    picture: string;
  }
  export interface Confirmed {
    type: 'Confirmed';
    seat: number;
    right: boolean;
  }
  export interface Judged {
    type: 'Judged';
    right: boolean;
    to: number;
  }
  export interface RoundScored {
    type: 'RoundScored';
    points: number[];
  }
  export interface RoundBegun {
    type: 'RoundBegun';
    starter: number;
  }
  export interface Away {
    type: 'Away';
    seat: number;
  }
  export interface Back {
    type: 'Back';
    seat: number;
  }
  export interface Setting {
    type: 'Setting';
  }
  export interface Hiding {
    type: 'Hiding';
    hider: number;
  }
  export interface Shown {
    type: 'Shown';
    hider: number;
    picture: string;
    cup: 'black' | 'blue' | 'gold' | 'red';
    coverable: number;
    until: number;
  }
  export interface Recalling {
    type: 'Recalling';
    guesser: number;
    cup: number;
    until: number | null;
  }
  export interface Judgement {
    type: 'Judgement';
    guesser: number;
    cup: number;
    votes: [number, boolean][];
    until: number;
  }
  export interface Scored {
    type: 'Scored';
    points: number[];
    next: number;
    closable: number;
    until: number;
  }
  export interface Ended {
    type: 'Ended';
    points: number[];
  }
  export interface Covered {
    type: 'Covered';
    cup: 'black' | 'blue' | 'gold' | 'red';
  }
  export interface Lifted {
    type: 'Lifted';
    cup: 'black' | 'blue' | 'gold' | 'red';
    picture: string;
    right: boolean;
    to: number | null;
  }
  export type Action = Roll | Cover | Guess | Name | Lift | Confirm | GiveUp | Done;
  export type News = FirstChosen | DiePicked | DieRolled | DieCovered | CupLifted | CupLiftedAloud | Confirmed | Judged | RoundScored | RoundBegun | Away | Back;
}
