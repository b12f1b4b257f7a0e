// A second reader's answers with his labels: wrong ones that were accepted, and right ones that were refused.
export const secondReading = `
u367-l3-s7 - Mr Wamimbi speaks three languages, doesn't she
u367-l3-s7 - doesn't she
u367-q2-3 - doesn't she
u367-q2-3 - doesn't it
u367-q1-4 - haven't he
u367-q1-4 - hasn't she
u367-q1-4 - hasn't they
u367-l3-c2 - shall he
u367-l3-c2 - shall she
u300-q1-5 - Unless she leave now, she will miss the train.
u300-q1-5 - Unless he leaves now, she will miss the train.
u300-q1-4 - As soon as the driver see the cow, he braked.
u300-q1-4 - As soon as the driver saw the cow, he brake.
u233-l3-c2 - The bell has just rang.
u233-l3-c2 - The bell have just rung.
u233-q1-8 - The mechanic has not came yet.
u233-q1-8 - The mechanic have not come yet.
u166-q2-4 - Chebet do not shout at people.
u166-q2-4 - Chebet does not shouted at people.
u367-q2-6 - Kato borrowed a ladder in order to repairs the roof.
u367-q2-6 - Kato borrow a ladder in order to repair the roof.
u367-q1-6 - Cherop walked fast so that she could reached home before dark.
u367-q1-6 - Cherop walked fast so that she reached home before dark.
u367-q1-6 - Cherop walk fast so that she could reach home before dark.
u367-r1-c2 - cannot they
u367-r1-c2 - can't he
u367-l2-c2 - Nakiru is going to learned swimming.
u367-l6-s8 - We were going to visit Lake Mutanda.
u300-l5-c1 - Unless it stop raining, we shall stay at home.
u300-l5-s5 - Unless you wears a helmet, you may be hurt.
u300-l4-s8 - As soon as the rain stop, the match began.
u300-l2-c2 - You should looked right and left.
u233-q2-5 - has opened
u233-q2-10a - Washed the beans.
u233-q2-10c - Then boiled them.
u166-q2-7 - Baluku sat near the door.
u367-l3-s7 - doesnt he
u367-q1-4 - hasnt he
u233-l1-s10 + Tyre
u233-q2-2 + Mechanic
u233-q1-2 + Taken
u367-l6-c2 + Seeing
u367-q2-1 + Meeting
u367-q2-2 + Luggage
u367-q1-1 + Fare
u73-q2-5 + Hen
u61-q2-6 + Bee
u263-l1-c2 + Duckling
u263-l6-c1 + Yolk
u233-l4-c1 + Light
u315-l1-c1 + Equivalent
u300-q1-10c + We must stop and wait.
u300-q1-10c + You must wait.
u367-q1-10a + Okiror gets up early in order to feed his hens.
u367-q1-9 + 2 hrs 15 mins
u367-q1-9 + 2 hours 15 mins
u263-q2-10c + embryo
u263-q2-10c + germ spot
u279-l1-s10 + seaports
u361-q2-19c + a hospital
u166-l4-s10 + Opio is tall, but Ocen is short
u196-q1-1 + fruite
`;
