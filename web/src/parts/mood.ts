/** What a whole room is shown: a call, or something that went well or badly. */
export type Mood = 'call' | 'good' | 'bad'
