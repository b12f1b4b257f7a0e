import { mistake } from '#practice/misconceptions/mistake.ts';

export const timeMistakes = {
  tenForTwelve: mistake(
    'ten-for-twelve',
    'Ten is added or taken away in place of twelve',
    'Half a day has 12 hours. Use 12 to change between the two clocks.',
  ),
  twelveAddedToMorning: mistake(
    'twelve-added-to-morning',
    'Twelve is added to a time before noon',
    'Before noon the hour stays the same on the 24-hour clock.',
  ),
  afternoonNotChanged: mistake(
    'afternoon-not-changed',
    'A time after noon is left as it is',
    'After noon the two clocks differ by 12 hours.',
  ),
  morningAndAfternoonMixed: mistake(
    'morning-and-afternoon-mixed',
    'a.m. and p.m. are mixed up',
    'Before noon it is a.m., and after noon it is p.m.',
  ),
  twelveIsSpecial: mistake(
    'twelve-is-special',
    'Midnight and noon are mixed up, or midnight is written as 24',
    '12 a.m. is midnight, 00:00. 12 p.m. is noon, 12:00.',
  ),
  hourIsHundred: mistake(
    'hour-is-hundred',
    'An hour is treated as 100 minutes',
    'An hour has 60 minutes. Go to the next full hour first.',
  ),
  minutesTurnedRound: mistake(
    'minutes-turned-round',
    'The smaller minutes are taken from the bigger ones',
    'Count on from the start. It may pass a full hour.',
  ),
  endMinutesTaken: mistake(
    'end-minutes-taken',
    'The minutes of the end are given',
    'That is where the clock stands at the end. Count from the start.',
  ),
  minutesAdded: mistake(
    'minutes-added',
    'The minutes of both times are added',
    'Count how far it is from the first time to the second.',
  ),
  hourNotFull: mistake(
    'hour-not-full',
    'An hour is counted that is not full',
    'The last hour is not full yet. Count its minutes apart.',
  ),
  clockTakenAsNumbers: mistake(
    'clock-taken-as-numbers',
    'The hours are taken away without looking at the day',
    'Count on through midnight. The day ends at 24:00.',
  ),
  multipliesForSpeed: mistake(
    'multiplies-for-speed',
    'Distance and time are multiplied',
    'Speed tells how far it goes in one hour. Divide the distance by the hours.',
  ),
  minutesAsDecimals: mistake(
    'minutes-as-decimals',
    'Minutes are read as a decimal, such as 1 h 30 min as 1.30',
    '30 minutes are half an hour, so 1 h 30 min is 1.5 hours.',
  ),
  timeLeftInMinutes: mistake(
    'time-left-in-minutes',
    'The time is left in minutes',
    'A speed in km/h needs hours. Divide the minutes by 60.',
  ),
  distanceGivenForSpeed: mistake(
    'distance-given-for-speed',
    'The distance is given',
    'That is how far it goes in all. Read again what is asked.',
  ),
  dividesForDistance: mistake(
    'divides-for-distance',
    'Speed is divided by time',
    'In each hour it goes the same way again, so multiply.',
  ),
  minutesLeftOut: mistake(
    'minutes-left-out',
    'Only the full hours are counted',
    'It also moves in the minutes that are left. Count them too.',
  ),
  multipliesForTime: mistake(
    'multiplies-for-time',
    'Distance and speed are multiplied',
    'Ask how many times the way of one hour fits into the distance. Divide.',
  ),
  hoursGivenForMinutes: mistake(
    'hours-given-for-minutes',
    'The time is given in hours',
    'Good. Now change the hours to minutes: multiply by 60.',
  ),
  speedOverDistance: mistake(
    'speed-over-distance',
    'Speed is divided by distance',
    'Divide the distance by the speed.',
  ),
  averagesTheSpeeds: mistake(
    'averages-the-speeds',
    'The mean of the speeds is taken',
    'It did not drive equally long at both speeds. Use the whole way and the whole time.',
  ),
  addsTheSpeeds: mistake(
    'adds-the-speeds',
    'The speeds are added',
    'Nobody drives so fast. Use the whole way and the whole time.',
  ),
  restLeftOut: mistake(
    'rest-left-out',
    'The time of the rest is left out',
    'The journey goes on while the bus rests. Count that time too.',
  ),
  dividesByLegs: mistake(
    'divides-by-legs',
    'The whole way is divided by the number of parts',
    'Divide by the hours of the whole journey, not by the number of its parts.',
  ),
};
